import { describe, expect, it } from "vitest";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { confirmLink, mailedToken, sentMails } from "#tests/setup/sent-mails.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
const newPassword = "vier natte eenden zwemmen";

async function post(path: string, body: object, options: { as?: string; agent?: string } = {}) {
  const csrf = await server.current.call("GET", "/sanctum/csrf-cookie");
  const value = csrf.cookies[0]?.value ?? "";
  return server.current.call("POST", path, {
    body,
    cookies: { "XSRF-TOKEN": value },
    headers: { "x-xsrf-token": value, ...(options.agent ? { "user-agent": options.agent } : {}) },
    ...(options.as ? { as: options.as } : {}),
  });
}

const subjects = async () => (await sentMails(server.current)).map(({ subject }) => subject);

describe("the welcome", () => {
  it("comes with the first proof that the address is theirs, and once", async () => {
    const { db } = server.current.platform;
    const user = await makeUser(db, { emailVerifiedAt: null });
    for (let times = 0; times < 2; times += 1) {
      await post("/api/sendLoginLink", { email: user.email });
      const token = await mailedToken(server.current, /login-token\?t=([^\s\]]+)/);
      await post("/api/loginToken", { token });
    }
    const welcomes = (await subjects()).filter((subject) => subject === "Welkom bij Kwispel");
    expect(welcomes).toHaveLength(1);
  });

  it("follows the link that confirms the address", async () => {
    const user = await makeUser(server.current.platform.db, { emailVerifiedAt: null });
    await post("/api/sendVerificationEmail", { email: user.email });
    await post("/api/confirmAccount", { token: await mailedToken(server.current, confirmLink) });
    expect((await subjects()).at(-1)).toBe("Welkom bij Kwispel");
  });
});

describe("a new password is told", () => {
  it.each([
    ["changed", { old_password: password }, {}, "Je wachtwoord is gewijzigd"],
    ["set for the first time", {}, { passwordHash: null }, "Je account heeft nu een wachtwoord"],
  ])("when it was %s", async (_case, old, input, subject) => {
    const { db } = server.current.platform;
    const as = await logIn(db, (await makeUser(db, input)).id);
    const form = { new_password: newPassword, new_password_confirmation: newPassword, ...old };
    await post("/api/changePassword", form, { as });
    expect(await subjects()).toEqual([subject]);
  });

  it("when it was reset by mail", async () => {
    const user = await makeUser(server.current.platform.db);
    await post("/api/forgotPassword", { email: user.email });
    const token = await mailedToken(server.current, /resetPassword\?token=([^\s\]]+)/);
    const form = { token, password: newPassword, password_confirmation: newPassword };
    await post("/api/resetPassword", form);
    expect((await subjects()).at(-1)).toBe("Je wachtwoord is gewijzigd");
  });
});

describe("a log-in from a device", () => {
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1";
  const warnings = async () =>
    (await subjects()).filter((subject) => subject === "Nieuwe log-in op je account").length;

  it("is told when it is new, also after logging out everywhere; never the first, never twice", async () => {
    const { email } = await makeUser(server.current.platform.db);
    const login = async (agent: string) =>
      (await post("/api/login", { email, password }, { agent })).json().token;
    const first = await login(firefox);
    expect(await warnings()).toBe(0);
    await post("/api/logout", {}, { as: first });

    const second = await login(iphone);
    expect(await warnings()).toBe(1);
    expect((await sentMails(server.current)).at(-1)?.text).toContain("Safari, iPhone");
    await post("/api/logout", {}, { as: second });

    for (const agent of [firefox, iphone, firefox]) await login(agent);
    expect(await warnings()).toBe(1);
  });
});
