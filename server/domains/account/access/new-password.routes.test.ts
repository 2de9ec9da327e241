import { afterEach, describe, expect, it, vi } from "vitest";
import { allEndpoints } from "#contract/endpoints.ts";
import type { TokenPurpose } from "#server/db/schema/one-time-tokens.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { insertLinkRequest } from "../social-sign-in/social-sign-in.repository.ts";
import { linkLifetimeMs } from "./account-access.rules.ts";
import { insertCode, insertLink } from "./one-time-links.repository.ts";

const server = testServer();
const newPassword = "vier natte eenden zwemmen";
const weak = "wachtwoord1";

afterEach(() => vi.restoreAllMocks());

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

function link(user: { id: number; email: string }, purpose: TokenPurpose, email = user.email) {
  const { platform, clock } = server.current;
  const lifetimeMs = linkLifetimeMs.login;
  const now = clock.now();
  return insertLink(platform.db, { userId: user.id, email, purpose, lifetimeMs, now });
}

describe("a new password is judged before any transaction", () => {
  const newcomer = {
    first_name: "Noor",
    email: "noor@example.test",
    password: weak,
    terms: true,
    is_adult: true,
  };

  it.each<[string, () => Promise<[string, object, string?]>]>([
    [
      "reset",
      async () => {
        const token = await link(await makeUser(server.current.platform.db), "reset_password");
        const form = { token, password: weak, password_confirmation: weak };
        return ["/api/resetPassword", form];
      },
    ],
    [
      "changed",
      async () => {
        const { db } = server.current.platform;
        const as = await logIn(db, (await makeUser(db, { passwordHash: null })).id);
        const form = { new_password: weak, new_password_confirmation: weak };
        return ["/api/changePassword", form, as];
      },
    ],
    [
      "chosen with a new account",
      async () => [
        "/api/registerUser/pet_owner",
        { ...newcomer, last_name: "Jansen", birth_date: "1990-05-01" },
      ],
    ],
    [
      "chosen with a first message",
      async () => {
        const { profile } = await makeSitter(server.current.platform.db);
        const form = { ...newcomer, message: "Dag!" };
        return [`/api/registerUserAsNewContact/${profile.id}`, form];
      },
    ],
  ])("when it is %s", async (_case, prepare) => {
    const [path, form, as] = await prepare();
    const transactions = vi.spyOn(server.current.platform.db, "transaction");
    const refused = await post(path, form, as);
    expect(refused.json().messages?.[0]).toContain("te makkelijk");
    expect(transactions).not.toHaveBeenCalled();
  });
});

describe("another password ends every way in that was mailed before", () => {
  async function withLinks() {
    const { db } = server.current.platform;
    const { clock } = server.current;
    const user = await makeUser(db, { pendingEmail: "anders@example.test", emailVerifiedAt: null });
    const code = { userId: user.id, email: user.email, purpose: "delete_account" } as const;
    await insertCode(db, { ...code, lifetimeMs: 60_000, now: clock.now() }, "123456");
    const { id: userId, email } = user;
    const person = { provider: "facebook", subject: `fb-${userId}`, userId, email } as const;
    return {
      user,
      reset: await link(user, "reset_password"),
      login: await link(user, "login"),
      social: await link(user, "social_login"),
      change: await link(user, "change_email", "anders@example.test"),
      confirm: await link(user, "confirm_email"),
      facebook: await insertLinkRequest(db, person, clock.now()),
    };
  }

  async function expectDead(links: Awaited<ReturnType<typeof withLinks>>) {
    const form = { password: newPassword, password_confirmation: newPassword };
    const as = await logIn(server.current.platform.db, links.user.id);
    const tried = {
      reset: await post("/api/resetPassword", { token: links.reset, ...form }),
      login: await post("/api/loginToken", { token: links.login }),
      social: await post("/api/loginToken", { token: links.social }),
      change: await post("/api/confirmAccount", { token: links.change }),
      facebook: await post("/api/linkAccount", { token: links.facebook }),
      code: await server.current.call("DELETE", "/api/user", { as, body: { code: "123456" } }),
    };
    const statuses = Object.entries(tried).map(([name, answer]) => [name, answer.statusCode]);
    expect(Object.fromEntries(statuses)).toEqual({
      reset: 410,
      login: 410,
      social: 410,
      change: 410,
      facebook: 410,
      code: 410,
    });
  }

  it("when it was changed; what only confirms the address stays good", async () => {
    const links = await withLinks();
    const as = await logIn(server.current.platform.db, links.user.id);
    const form = {
      old_password: password,
      new_password: newPassword,
      new_password_confirmation: newPassword,
    };
    expect((await post("/api/changePassword", form, as)).statusCode).toBe(204);
    await expectDead(links);
    expect((await post("/api/confirmAccount", { token: links.confirm })).statusCode).toBe(200);
  });

  it("when it was reset", async () => {
    const links = await withLinks();
    const form = { password: newPassword, password_confirmation: newPassword };
    const other = await link(links.user, "reset_password");
    expect((await post("/api/resetPassword", { token: other, ...form })).statusCode).toBe(200);
    await expectDead(links);
  });
});

describe("two changes of a password at the same moment", () => {
  it("are one: the old password that the other showed is no longer it", async () => {
    const { db } = server.current.platform;
    const as = await logIn(db, (await makeUser(db)).id);
    const change = (chosen: string) => {
      const form = { new_password: chosen, new_password_confirmation: chosen };
      return post("/api/changePassword", { old_password: password, ...form }, as);
    };
    const answers = await Promise.all([change(newPassword), change(`${newPassword} weg`)]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([204, 422]);
  });
});

describe("calls that take a password, an address or a token from a mail", () => {
  it("are all limited", () => {
    const secret = /^(email|password|oldPassword|newPassword|token|t|code)$/;
    // A mail provider unsubscribes many people from one address, by a token that opens nothing.
    // A sitter has somebody mailed, as often as they may write to people.
    // An admin names somebody else's.
    const others = [
      "notifications.unsubscribe",
      "references.ask",
      "admin.createUser",
      "adminMails.addSuppression",
    ];
    const open = allEndpoints().filter(({ endpoint }) => {
      const schemas = [endpoint.body, endpoint.query].map(
        (schema) => (schema as { shape?: object } | undefined)?.shape ?? {},
      );
      const fields = schemas.flatMap((shape) => Object.keys(shape));
      return fields.some((field) => secret.test(field)) && endpoint.limit !== "auth";
    });
    expect(open.map(({ name }) => name)).toEqual(others);
  });
});
