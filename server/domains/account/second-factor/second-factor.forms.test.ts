import { expect, it } from "vitest";
import words from "#messages/nl/second-factor.json" with { type: "json" };
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { appCode, recoveryCodes, switchOn } from "#tests/factories/second-factor.ts";
import { carriedValue, plainBrowser, shown } from "#tests/setup/plain-browser.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { insertLink } from "../access/one-time-links.repository.ts";

/** Without script: set up in the settings, and asked for after every kind of log-in. */
const server = testServer({ withPages: true, environment: { LIMIT_AUTH: "1000" } });
const parts = () => server.current.platform;

/** What the form that asks for the code carries; the ticket, too. */
async function openStep(browser: ReturnType<typeof plainBrowser>, path: string) {
  const { body } = await browser.get(path);
  const names = ["_token", "_key", "ticket"];
  const carried = Object.fromEntries(names.map((name) => [name, carriedValue(body, name)]));
  return { _form: "secondFactor", ...carried };
}

it("is set up, managed and switched off", async () => {
  const user = await makeUser(parts().db);
  const browser = plainBrowser(server);
  browser.cookies.set("session", await logIn(parts().db, user.id));
  const begin = await browser.open("/settings", "secondFactorBegin");
  const wrong = await browser.post("/settings", { ...begin, password: "geraden wachtwoord" });
  expect(shown(wrong)).toContain(words.wrongPassword);
  const begun = await browser.post("/settings", { ...begin, password });
  expect(begun.statusCode).toBe(200);
  const page = shown(begun);
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const setup = Object.fromEntries(
    ["secret", "address", "path", "size"].map((name) => [name, hidden(name)]),
  );
  expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);

  const confirm = { ...begin, ...setup, _form: "secondFactorConfirm" };
  const refused = await browser.post("/settings", { ...confirm, code: "12" });
  expect([refused.statusCode, shown(refused).includes(words.setup.picture)]).toEqual([422, true]);
  const code = appCode(setup.secret ?? "", server.current.clock.now());
  const confirmed = await browser.post("/settings", { ...confirm, code });
  const shownCodes = shown(confirmed).match(/\w{4}-\w{4}-\w{4}-\w{4}(?=<\/li>)/g) ?? [];
  expect(new Set(shownCodes).size).toBe(10);

  const manage = await browser.open("/settings", "secondFactorCodes");
  const off = Object.entries({ ...manage, password });
  const gone = await browser.post("/settings", [...off, ["_form", "secondFactorOff"]]);
  expect([gone.statusCode, gone.headers.location]).toEqual([303, "/settings#second-factor"]);
  expect(shown(await browser.get("/settings"))).toContain(words.off.begin);
});

it("is asked for after a password, and leads on", async () => {
  const { id, email } = await makeUser(parts().db);
  const codeOf = await switchOn(parts(), id);
  const browser = plainBrowser(server);
  const path = "/inloggen?redirect=%2Fsettings";
  const carried = await browser.open(path, "login");
  const entered = await browser.post(path, { ...carried, email, password });
  const step = String(entered.headers.location);
  expect([entered.statusCode, step]).toEqual([303, "/inloggen/code?redirect=%2Fsettings"]);
  expect(browser.cookies.has("session")).toBe(false);

  const asked = await openStep(browser, step);
  const wrong = await browser.post(step, { ...asked, code: "12345" });
  expect([wrong.statusCode, shown(wrong).includes('aria-invalid="true"')]).toEqual([422, true]);
  const done = await browser.post(step, { ...asked, code: codeOf() });
  expect([done.statusCode, done.headers.location]).toEqual([303, "/settings"]);
  expect(shown(await browser.get("/settings"))).toContain(email);
});

it("is asked for after a mail's link, takes a recovery code, and says when it is too late", async () => {
  const { id, email } = await makeUser(parts().db);
  await switchOn(parts(), id);
  const now = server.current.clock.now();
  const link = { userId: id, email, purpose: "login", lifetimeMs: 60_000, now } as const;
  const browser = plainBrowser(server);
  const enter = async () => {
    const path = `/login-token?t=${encodeURIComponent(await insertLink(parts().db, link))}`;
    const followed = await browser.post(path, await browser.open(path, "followLink"));
    expect(followed.headers.location).toBe("/inloggen/code");
    return `${followed.headers.location}?recovery=1`;
  };
  const late = await enter();
  const asked = await openStep(browser, late);
  const dead = await browser.post(late, {
    ...asked,
    ticket: "1|nope",
    code: recoveryCodes[0] ?? "",
  });
  expect(shown(dead)).toContain(words.step.deadHeading);

  const step = await enter();
  const carried = await openStep(browser, step);
  expect(shown(await browser.get(step))).toContain(words.code.recovery);
  const done = await browser.post(step, { ...carried, code: recoveryCodes[1] ?? "" });
  expect([done.statusCode, done.headers.location]).toEqual([303, "/"]);
});

it("has nothing to ask of who has not begun to log in", async () => {
  const browser = plainBrowser(server);
  const page = shown(await browser.get("/inloggen/code"));
  expect(page.includes(words.step.again)).toBe(true);
});
