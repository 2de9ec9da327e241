import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { switchOn } from "#tests/factories/second-factor.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { resetSecondFactor } from "./make-admin.service.ts";

const server = testServer();
const db = () => server.current.platform.db;

let admin: string;
beforeEach(async () => {
  server.current.clock.set(testStart);
  admin = await logIn(db(), (await makeUser(db(), { role: "admin" })).id);
});

const call = (method: string, path: string, as: string, body?: object) =>
  server.current.call(method, path, { as, ...(body ? { body } : {}) });
const audit = async () => (await call("GET", "/api/admin/audit", admin)).json().data;

describe("an admin without a second step", () => {
  it("logs in, and may do nothing of an admin's until it is on", async () => {
    const { id, email } = await makeUser(db(), { role: "admin", hasSecondFactor: false });
    const login = await logInByForm(email, password);
    const as = login.token;
    const refused = await call("GET", "/api/admin/users", as);
    expect([refused.statusCode, refused.json().error]).toEqual([403, "secondFactorRequired"]);
    expect(refused.json().message).toContain("twee stappen");
    const state = await call("GET", "/api/user/secondFactor", as);
    expect(state.json()).toMatchObject({ is_on: false, is_required: true });
    await switchOn(server.current.platform, id);
    expect((await call("GET", "/api/admin/users", as)).statusCode).toBe(200);
  });

  it("is none for others: they find nothing, as before", async () => {
    const user = await logIn(db(), (await makeUser(db())).id);
    expect((await call("GET", "/api/admin/users", user)).statusCode).toBe(404);
  });

  it("can't switch it off again", async () => {
    const refused = await call("DELETE", "/api/user/secondFactor", admin, { password });
    expect([refused.statusCode, refused.json().error]).toEqual([403, "secondFactorRequired"]);
  });

  it("that has lost phone and codes is helped by a command, which is written down", async () => {
    const { id, email } = await makeUser(db(), { role: "admin" });
    const reset = (address: string) =>
      db().transaction((tx) =>
        resetSecondFactor({ db: tx, now: server.current.clock.now() }, { email: address }),
      );
    expect(await reset("niemand@example.test")).toBe("unknown");
    expect(await reset(email.toUpperCase())).toBe("reset");
    expect(await reset(email)).toBe("notOn");
    expect(Object.keys(await logInByForm(email, password))).toEqual(["token"]);
    expect(await audit()).toMatchObject([{ action: "user.resetSecondFactor", subject_id: id }]);
  });
});

describe("an admin's session", () => {
  it("runs out twelve hours after it began, however much it is used", async () => {
    const user = await logIn(db(), (await makeUser(db())).id);
    const { clock } = server.current;
    for (let hour = 0; hour < 11; hour += 1) {
      clock.advance(60 * 60_000);
      expect((await call("GET", "/api/user", admin)).statusCode).toBe(200);
    }
    clock.advance(60 * 60_000);
    expect((await call("GET", "/api/user", admin)).statusCode).toBe(401);
    expect((await call("GET", "/api/user", user)).statusCode).toBe(200);
  });
});

describe("an account that an admin makes", () => {
  const form = { email: "Nieuw@example.test", first_name: "Saar", language: "en" };
  const make = (change: object = {}) =>
    call("POST", "/api/admin/users", admin, { ...form, ...change });

  it("has no password, and a mail brings the link to choose one; it is written down", async () => {
    const made = await make({ last_name: "Visser" });
    expect(made.statusCode).toBe(201);
    const { data } = made.json();
    expect(data).toMatchObject({ email: "nieuw@example.test", role: "user", last_name: "Visser" });
    const [row] = await db().select().from(users).where(eq(users.id, data.id));
    expect(row).toMatchObject({
      signupMethod: "admin",
      passwordHash: null,
      emailVerifiedAt: null,
      preferredLocale: "en",
    });
    expect(await audit()).toMatchObject([
      { action: "user.create", subject_id: data.id, after: { role: "user" } },
    ]);

    const mail = (await sentMails(server.current)).at(-1);
    expect(mail?.subject).toBe("An account was made for you at Kwispel");
    const link = /resetPassword\?token=([^\s\]]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    // Longer than the hour that a forgotten password has.
    server.current.clock.advance(47 * 60 * 60_000);
    const chosen = "vier natte eenden zwemmen";
    const set = await call("POST", "/api/resetPassword", "", {
      token: decodeURIComponent(link),
      password: chosen,
      password_confirmation: chosen,
    });
    expect(set.json()).toEqual({ email: "nieuw@example.test" });
    const { token } = await logInByForm("nieuw@example.test", chosen);
    const me = (await call("GET", "/api/user", token)).json();
    expect(me).toMatchObject({ signup_method: "admin", registration_step: "account" });
    expect(me.email_verified_at).toBeTruthy();
  });

  it("may be another admin's, who begins with setting up the second step", async () => {
    expect((await make({ role: "admin" })).json().data.role).toBe("admin");
  });

  it("is refused for an address that has one, by who is no admin, and without a name", async () => {
    await make();
    const again = await make({ email: "nieuw@EXAMPLE.test" });
    expect(again.json().errors.email).toEqual([expect.stringContaining("al een account")]);
    expect((await make({ first_name: " " })).json().errors).toHaveProperty("first_name");
    const user = await logIn(db(), (await makeUser(db())).id);
    expect((await call("POST", "/api/admin/users", user, form)).statusCode).toBe(404);
  });
});

async function logInByForm(email: string, secret: string): Promise<{ token: string }> {
  const csrf = await server.current.call("GET", "/sanctum/csrf-cookie");
  const value = csrf.cookies[0]?.value ?? "";
  const answer = await server.current.call("POST", "/api/login", {
    body: { email, password: secret },
    cookies: { "XSRF-TOKEN": value },
    headers: { "x-xsrf-token": value },
  });
  return answer.json();
}
