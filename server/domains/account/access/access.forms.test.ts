import { describe, expect, it } from "vitest";
import account from "#messages/nl/account.json" with { type: "json" };
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { plainBrowser, shown } from "#tests/setup/plain-browser.ts";
import { confirmLink, mailedToken } from "#tests/setup/sent-mails.ts";
import { testServer } from "#tests/setup/test-server.ts";

/** Links from mails and passwords, without script: asked for, and used by a press. */
const server = testServer({ withPages: true, environment: { LIMIT_AUTH: "1000" } });
const db = () => server.current.platform.db;
const loginLink = /login-token\?t=([^\s\]&]+)/;
const resetLink = /resetPassword\?token=([^\s\]&]+)/;
const newPassword = "vier natte eenden zwemmen";

const mailed = (text: string, email: string) => text.replace("{{email}}", email);

describe("a link to log in with", () => {
  it("is asked for by the second button of the log-in form, and logs in by a press", async () => {
    const { email } = await makeUser(db());
    const browser = plainBrowser(server);
    const carried = await browser.open("/inloggen", "login");
    // A browser sends the form's own name first, and then that of the button.
    const typed = Object.entries({ ...carried, email });
    const asked = await browser.post("/inloggen", [...typed, ["_form", "loginLink"]]);
    expect(asked.statusCode).toBe(200);
    expect(shown(asked)).toContain(mailed(account.mailSent.loginLink, email).split("? ")[1]);
    const token = await mailedToken(server.current, loginLink);

    const path = `/login-token?t=${encodeURIComponent(token)}&redirect=%2Fsettings`;
    const opened = await browser.open(path, "followLink");
    expect(browser.cookies.has("session")).toBe(false);
    const followed = await browser.post(path, opened);
    expect([followed.statusCode, followed.headers.location]).toEqual([303, "/settings"]);
    expect(shown(await browser.get("/settings"))).toContain(email);
  });

  it("without an address says so beside it", async () => {
    const browser = plainBrowser(server);
    const carried = await browser.open("/inloggen", "loginLink");
    const answer = await browser.post("/inloggen", { ...carried, email: "" });
    expect(answer.statusCode).toBe(422);
    expect(shown(answer)).toContain('aria-invalid="true"');
  });

  it("that is dead says so, and another one can be asked for there", async () => {
    const { email } = await makeUser(db());
    const browser = plainBrowser(server);
    const path = "/login-token?t=made-up";
    const dead = await browser.post(path, await browser.open(path, "followLink"));
    expect(shown(dead)).toContain(account.deadLink.heading);
    const asked = await browser.post(path, { ...(await browser.open(path, "loginLink")), email });
    expect(shown(asked)).toContain(account.mailSent.title);
    expect(await mailedToken(server.current, loginLink)).not.toBe("");
  });
});

it("an address is confirmed by a press, once", async () => {
  const { email } = await makeUser(db(), { emailVerifiedAt: null });
  await server.current.call("POST", "/api/sendVerificationEmail", { body: { email } });
  const path = `/confirmAccount/${await mailedToken(server.current, confirmLink)}`;
  const browser = plainBrowser(server);
  const carried = await browser.open(path, "followLink");
  const done = await browser.post(path, carried);
  expect(done.statusCode).toBe(200);
  expect(shown(done)).toContain(account.confirmAccount.doneHeading);
  expect(shown(done)).toContain(email);
  const again = await browser.post(path, carried);
  expect(again.statusCode).toBe(410);
  expect(shown(again)).toContain(account.deadLink.heading);
});

describe("a password", () => {
  it("that was forgotten is replaced by the mail's link", async () => {
    const { email } = await makeUser(db());
    const browser = plainBrowser(server);
    const carried = await browser.open("/resetPassword", "resetLink");
    const asked = await browser.post("/resetPassword", { ...carried, email });
    expect(shown(asked)).toContain(account.mailSent.title);

    const token = await mailedToken(server.current, resetLink);
    const path = `/resetPassword?token=${encodeURIComponent(token)}`;
    const opened = await browser.open(path, "resetPassword");
    const differing = { password: newPassword, passwordConfirmation: "iets anders" };
    const refused = await browser.post(path, { ...opened, ...differing });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).not.toContain(newPassword);
    const same = { password: newPassword, passwordConfirmation: newPassword };
    const done = await browser.post(path, { ...opened, ...same });
    expect(shown(done)).toContain(account.resetPassword.doneHeading);
    const dead = await browser.post(path, { ...opened, ...same });
    expect(shown(dead)).toContain(account.deadLink.heading);

    const login = { ...(await browser.open("/inloggen", "login")), email, password: newPassword };
    expect((await browser.post("/inloggen", login)).statusCode).toBe(303);
  });

  it("is changed by who knows the old one", async () => {
    const user = await makeUser(db());
    const browser = plainBrowser(server);
    browser.cookies.set("session", encodeURIComponent(await logIn(db(), user.id)));
    const carried = await browser.open("/changePassword", "changePassword");
    const fields = { ...carried, newPassword, newPasswordConfirmation: newPassword };
    const wrong = await browser.post("/changePassword", { ...fields, oldPassword: "niet dit" });
    expect(wrong.statusCode).toBe(422);
    expect(shown(wrong)).toContain(account.changePassword.oldWrong);
    const done = await browser.post("/changePassword", { ...fields, oldPassword: password });
    expect(done.statusCode).toBe(200);
    expect(shown(done)).toContain(account.changePassword.done);
  });

  it("is not changed by a guest: they log in first", async () => {
    const browser = plainBrowser(server);
    const carried = await browser.open("/inloggen", "changePassword");
    const answer = await browser.post("/changePassword", { ...carried, oldPassword: password });
    expect(answer.headers.location).toMatch(/^\/inloggen\?.*redirect=%2FchangePassword$/);
  });
});
