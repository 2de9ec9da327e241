import { describe, expect, it } from "vitest";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { confirmLink, mailedToken, sentMails } from "#tests/setup/sent-mails.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { rememberBanned } from "../bans/bans.service.ts";

const server = testServer();
const newEmail = "nieuw@example.test";

async function someone(input: Parameters<typeof makeUser>[1] = {}) {
  const { db } = server.current.platform;
  const user = await makeUser(db, input);
  return { user, as: await logIn(db, user.id) };
}

const ask = (as: string, body: object) =>
  server.current.call("POST", "/api/user/email", { as, body });
const confirm = (token: string) =>
  server.current.call("POST", "/api/confirmAccount", { body: { token } });
const me = async (as: string) => (await server.current.call("GET", "/api/user", { as })).json();
const subjects = async () =>
  (await sentMails(server.current)).map(({ recipient, subject }) => [recipient, subject]);

describe("another e-mail address", () => {
  it("is used once its mail was answered; the old one hears of it twice", async () => {
    const { user, as } = await someone();
    const asked = await ask(as, { email: "Nieuw@Example.test", password });
    expect([asked.statusCode, asked.json()]).toEqual([200, { pending_email: newEmail }]);
    expect(await me(as)).toMatchObject({ email: user.email, pending_email: newEmail });
    expect(await subjects()).toEqual([
      [newEmail, "Bevestig je nieuwe e-mailadres"],
      [user.email, "Je e-mailadres wordt gewijzigd"],
    ]);

    const token = await mailedToken(server.current, confirmLink);
    expect((await confirm(token)).json()).toEqual({ email: newEmail });
    const after = await me(as);
    expect([after.email, after.pending_email]).toEqual([newEmail, undefined]);
    expect((await subjects()).slice(2)).toEqual([[user.email, "Je e-mailadres is gewijzigd"]]);
    expect((await confirm(token)).statusCode).toBe(410);
  });

  it("counts as confirmed, and brings the welcome of an account that never was", async () => {
    const { user, as } = await someone({ emailVerifiedAt: null });
    await ask(as, { email: newEmail, password });
    await confirm(await mailedToken(server.current, confirmLink));
    expect((await me(as)).email_verified_at).toBe("2026-11-15T09:30:00Z");
    expect((await subjects()).slice(2)).toEqual([
      [newEmail, "Welkom bij Kwispel"],
      [user.email, "Je e-mailadres is gewijzigd"],
    ]);
  });

  it("needs no password on an account that has none", async () => {
    const { as } = await someone({ passwordHash: null });
    expect((await me(as)).has_password).toBe(false);
    expect((await ask(as, { email: newEmail })).statusCode).toBe(200);
  });

  it.each([
    ["a wrong password", { password: "niet deze hoor" }],
    ["no password", {}],
  ])("is refused with %s", async (_case, given) => {
    const { as } = await someone();
    const response = await ask(as, { email: newEmail, ...given });
    expect([response.statusCode, response.json().error]).toEqual([422, "invalidCredentials"]);
    expect((await me(as)).pending_email).toBeUndefined();
  });

  it("is not a way to guess the password", async () => {
    const { as } = await someone();
    const answers = [];
    for (let tries = 0; tries < 7; tries += 1) {
      answers.push((await ask(as, { email: newEmail, password: `gok ${tries}` })).statusCode);
    }
    expect(answers).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });

  it.each([
    ["another's", "taken@example.test", "al een account"],
    ["their own", "user@example.test", "heb je al"],
    ["none", "nieuw@", "geen volledig"],
  ])("that is %s is refused in words", async (_case, email, words) => {
    await makeUser(server.current.platform.db, { email: "taken@example.test" });
    const { as } = await someone({ email: "user@example.test" });
    const response = await ask(as, { email, password });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ email: [expect.stringContaining(words)] });
  });

  it("that somebody else took meanwhile is told, and no longer waited for", async () => {
    const { user, as } = await someone();
    await ask(as, { email: newEmail, password });
    const token = await mailedToken(server.current, confirmLink);
    await makeUser(server.current.platform.db, { email: newEmail });
    const response = await confirm(token);
    expect([response.statusCode, response.json().error]).toEqual([409, "emailTaken"]);
    const after = await me(as);
    expect([after.email, after.pending_email]).toEqual([user.email, undefined]);
  });

  it("that was of somebody banned is refused as at signing up, in words that say nothing of it", async () => {
    await rememberBanned(testContext(server.current.platform), {
      email: newEmail,
      bannedAt: server.current.clock.now(),
    });
    const { user, as } = await someone();
    const response = await ask(as, { email: newEmail.toUpperCase(), password });
    const signup = {
      email: newEmail,
      first_name: "Tess",
      last_name: "Bos",
      terms: true,
      birth_date: "1990-01-01",
      password: "negen paarden op zolder",
    };
    const csrf = (await server.current.call("GET", "/sanctum/csrf-cookie")).cookies[0]?.value ?? "";
    const atSignup = await server.current.call("POST", "/api/registerUser/pet_owner", {
      body: signup,
      cookies: { "XSRF-TOKEN": csrf },
      headers: { "x-xsrf-token": csrf },
    });
    expect([response.statusCode, response.json().error]).toEqual([422, atSignup.json().error]);
    expect(response.json().errors).toEqual(atSignup.json().errors);
    expect(response.body).not.toMatch(/geblokkeerd|ban/i);
    expect(await me(as)).toMatchObject({ email: user.email });
    expect((await me(as)).pending_email).toBeUndefined();
  });

  it("that somebody was banned with and left meanwhile is no longer waited for", async () => {
    const { user, as } = await someone();
    await ask(as, { email: newEmail, password });
    const token = await mailedToken(server.current, confirmLink);
    const bannedAt = server.current.clock.now();
    await rememberBanned(testContext(server.current.platform), { email: newEmail, bannedAt });
    const response = await confirm(token);
    expect([response.statusCode, response.json().error]).toEqual([409, "emailTaken"]);
    expect(await me(as)).toMatchObject({ email: user.email });
  });

  it.each([
    ["cancelled", (as: string) => server.current.call("DELETE", "/api/user/email", { as })],
    ["replaced by another wish", (as: string) => ask(as, { email: "x@example.test", password })],
    [
      "followed by a new password",
      (as: string) =>
        server.current.call("POST", "/api/changePassword", {
          as,
          body: {
            old_password: password,
            new_password: "vier natte eenden zwemmen",
            new_password_confirmation: "vier natte eenden zwemmen",
          },
        }),
    ],
  ])("is dead when it was %s", async (_case, act) => {
    const { as } = await someone();
    await ask(as, { email: newEmail, password });
    const token = await mailedToken(server.current, confirmLink);
    expect((await act(as)).statusCode).toBeLessThan(300);
    expect((await confirm(token)).statusCode).toBe(410);
    expect((await me(as)).email).not.toBe(newEmail);
  });

  it("can be waited for 48 hours", async () => {
    const { as } = await someone();
    await ask(as, { email: newEmail, password });
    const token = await mailedToken(server.current, confirmLink);
    const before = server.current.clock.now();
    server.current.clock.advance(48 * 60 * 60_000);
    const response = await confirm(token);
    server.current.clock.set(before);
    expect(response.statusCode).toBe(410);
  });

  it("gets its mail again when asked for, without another notice to the old one", async () => {
    const { as } = await someone();
    const resend = () => server.current.call("POST", "/api/user/email/resend", { as });
    expect((await resend()).statusCode).toBe(404);
    await ask(as, { email: newEmail, password });
    await sentMails(server.current);
    expect((await resend()).json()).toEqual({ pending_email: newEmail });
    expect((await subjects()).slice(2)).toEqual([[newEmail, "Bevestig je nieuwe e-mailadres"]]);
    expect((await confirm(await mailedToken(server.current, confirmLink))).statusCode).toBe(200);
  });
});
