import { describe, expect, it } from "vitest";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
const newPassword = "vier natte eenden zwemmen";

async function post(path: string, body: object, as?: string) {
  const csrf = await server.current.call("GET", "/sanctum/csrf-cookie");
  const value = csrf.cookies[0]?.value ?? "";
  return server.current.call("POST", path, {
    body,
    cookies: { "XSRF-TOKEN": value },
    headers: { "x-xsrf-token": value },
    ...(as ? { as } : {}),
  });
}

async function newestMail() {
  return (await sentMails(server.current)).at(-1) ?? null;
}

async function tokenFromMail(pattern: RegExp): Promise<string> {
  const mail = await newestMail();
  return decodeURIComponent(pattern.exec(mail?.text ?? "")?.[1] ?? "");
}

const resetLink = /resetPassword\?token=([^\s\]]+)/;

describe("a forgotten password", () => {
  it("is replaced by the mail's link, which logs out everywhere and works once", async () => {
    const { db } = server.current.platform;
    const user = await makeUser(db, { emailVerifiedAt: null });
    const elsewhere = await logIn(db, user.id);
    expect((await post("/api/forgotPassword", { email: user.email })).json()).toEqual({
      sent: true,
    });
    const token = await tokenFromMail(resetLink);
    const form = { token, password: newPassword, password_confirmation: newPassword };

    expect((await post("/api/resetPassword", form)).json()).toEqual({ email: user.email });
    expect((await server.current.call("GET", "/api/user", { as: elsewhere })).statusCode).toBe(401);
    const login = await post("/api/login", { email: user.email, password: newPassword });
    expect(login.statusCode).toBe(200);
    const me = await server.current.call("GET", "/api/user", { as: login.json().token });
    expect(me.json().email_verified_at).toBeTruthy();

    const again = await post("/api/resetPassword", form);
    expect([again.statusCode, again.json().error]).toEqual([410, "tokenExpired"]);
  });

  it("by a link that is too old gives 410", async () => {
    const user = await makeUser(server.current.platform.db);
    await post("/api/forgotPassword", { email: user.email });
    const token = await tokenFromMail(resetLink);
    const before = server.current.clock.now();
    server.current.clock.advance(61 * 60_000);
    const form = { token, password: newPassword, password_confirmation: newPassword };
    const response = await post("/api/resetPassword", form);
    server.current.clock.set(before);
    expect(response.statusCode).toBe(410);
  });

  it("of nobody gives the same answer, and no mail", async () => {
    const response = await post("/api/forgotPassword", { email: "nobody@example.test" });
    expect([response.statusCode, response.json()]).toEqual([200, { sent: true }]);
    expect(await newestMail()).toBeNull();
  });

  it.each([
    ["too short", "kort", "kort", "password", "Gebruik minstens 10 tekens."],
    [
      "easy to guess",
      "wachtwoord1",
      "wachtwoord1",
      "password",
      expect.stringContaining("te makkelijk"),
    ],
    [
      "typed differently",
      newPassword,
      "iets anders",
      "password_confirmation",
      expect.stringContaining("twee keer"),
    ],
  ])(
    "is not replaced by one that is %s, and the link stays good",
    async (_case, first, second, field, text) => {
      const user = await makeUser(server.current.platform.db);
      await post("/api/forgotPassword", { email: user.email });
      const token = await tokenFromMail(resetLink);
      const refused = await post("/api/resetPassword", {
        token,
        password: first,
        password_confirmation: second,
      });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().errors).toEqual({ [field]: [text] });
      const form = { token, password: newPassword, password_confirmation: newPassword };
      expect((await post("/api/resetPassword", form)).statusCode).toBe(200);
    },
  );

  it("is not replaced by a link for something else", async () => {
    const user = await makeUser(server.current.platform.db);
    await post("/api/sendLoginLink", { email: user.email });
    const token = await tokenFromMail(/login-token\?t=([^\s\]]+)/);
    const form = { token, password: newPassword, password_confirmation: newPassword };
    expect((await post("/api/resetPassword", form)).statusCode).toBe(404);
  });
});

describe("a link to log in with", () => {
  it("works once, in the language of its user, also when pressed twice at the same moment", async () => {
    const user = await makeUser(server.current.platform.db, { preferredLocale: "en" });
    await post("/api/sendLoginLink", { email: user.email });
    expect((await newestMail())?.subject).toBe("Your link to log in");
    const token = await tokenFromMail(/login-token\?t=([^\s\]]+)/);
    const answers = await Promise.all([1, 2, 3].map(() => post("/api/loginToken", { token })));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 410, 410]);
  });
});

describe("an e-mail address", () => {
  it("is confirmed by the mail's link", async () => {
    const { db } = server.current.platform;
    const user = await makeUser(db, { emailVerifiedAt: null });
    await post("/api/sendVerificationEmail", { email: user.email });
    const token = await tokenFromMail(/confirmAccount\/([^\s\]]+)/);
    expect((await post("/api/confirmAccount", { token })).json()).toEqual({ email: user.email });
    const me = await server.current.call("GET", "/api/user", { as: await logIn(db, user.id) });
    expect(me.json().email_verified_at).toBe("2026-11-15T09:30:00Z");
  });

  it("that is confirmed gets no other mail", async () => {
    const user = await makeUser(server.current.platform.db);
    await post("/api/sendVerificationEmail", { email: user.email });
    expect(await newestMail()).toBeNull();
  });

  it.each([
    ["known", true],
    ["unknown", false],
  ])("can be asked for: %s", async (_case, exists) => {
    const user = await makeUser(server.current.platform.db);
    const email = exists ? user.email.toUpperCase() : "nobody@example.test";
    expect((await post("/api/checkEmail", { email })).json()).toEqual({ exists });
  });
});

describe("changing the password", () => {
  it("ends the other sessions and keeps this one", async () => {
    const { db } = server.current.platform;
    const user = await makeUser(db);
    const here = await logIn(db, user.id);
    const there = await logIn(db, user.id, "Safari, iPhone");
    const form = {
      old_password: password,
      new_password: newPassword,
      new_password_confirmation: newPassword,
    };
    expect((await post("/api/changePassword", form, here)).statusCode).toBe(204);
    expect((await server.current.call("GET", "/api/user", { as: here })).statusCode).toBe(200);
    expect((await server.current.call("GET", "/api/user", { as: there })).statusCode).toBe(401);
  });

  it.each([
    ["a wrong old one", { old_password: "niet deze hoor" }],
    ["none where there is one", {}],
  ])("is refused with %s", async (_case, old) => {
    const { db } = server.current.platform;
    const as = await logIn(db, (await makeUser(db)).id);
    const form = { ...old, new_password: newPassword, new_password_confirmation: newPassword };
    const response = await post("/api/changePassword", form, as);
    expect([response.statusCode, response.json().error]).toEqual([422, "invalidCredentials"]);
  });

  it("needs no old one on an account that never had one", async () => {
    const { db } = server.current.platform;
    const as = await logIn(db, (await makeUser(db, { passwordHash: null })).id);
    const form = { new_password: newPassword, new_password_confirmation: newPassword };
    expect((await post("/api/changePassword", form, as)).statusCode).toBe(204);
  });
});

describe("sessions", () => {
  it("are listed and ended one by one; others' are not there", async () => {
    const { db } = server.current.platform;
    const user = await makeUser(db);
    const here = await logIn(db, user.id);
    const phone = await logIn(db, user.id, "Safari, iPhone");
    const stranger = await logIn(db, (await makeUser(db)).id);
    const list = (await server.current.call("GET", "/api/user/sessions", { as: here })).json().data;
    expect(list).toMatchObject([
      { device: "Safari, iPhone", is_current: false },
      { device: "Firefox, Linux", is_current: true },
    ]);
    const path = `/api/user/sessions/${list[0].id}`;
    expect((await server.current.call("DELETE", path, { as: stranger })).statusCode).toBe(404);
    expect((await server.current.call("DELETE", path, { as: here })).statusCode).toBe(204);
    expect((await server.current.call("GET", "/api/user", { as: phone })).statusCode).toBe(401);
  });
});

describe("guessing passwords", () => {
  it("has to wait after five, even with the right one, which then works again", async () => {
    const user = await makeUser(server.current.platform.db);
    const attempt = (tried: string) => post("/api/login", { email: user.email, password: tried });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => attempt("verkeerd verkeerd")),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);

    const blocked = await attempt(password);
    expect([blocked.statusCode, blocked.headers["retry-after"]]).toEqual([429, "60"]);
    const before = server.current.clock.now();
    server.current.clock.advance(61_000);
    const after = await attempt(password);
    server.current.clock.set(before);
    expect(after.statusCode).toBe(200);
  });
});
