import { expect, it } from "vitest";
import settings from "#messages/nl/settings.json" with { type: "json" };
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { plainBrowser, shown } from "#tests/setup/plain-browser.ts";
import { linkNamed, parsePage } from "#tests/setup/reading/parse-page.ts";
import { confirmLink, mailedToken } from "#tests/setup/sent-mails.ts";
import { testServer } from "#tests/setup/test-server.ts";

/** The settings without script. */
const server = testServer({ withPages: true, environment: { LIMIT_AUTH: "1000" } });

async function loggedIn(input: Parameters<typeof makeUser>[1] = {}) {
  const { db } = server.current.platform;
  const user = await makeUser(db, input);
  const browser = plainBrowser(server);
  browser.cookies.set("session", encodeURIComponent(await logIn(db, user.id)));
  return { user, browser };
}

it("save a name and a number, and say so", async () => {
  const { browser } = await loggedIn();
  const carried = await browser.open("/settings", "details");
  const fields = { ...carried, firstName: "Tess", lastName: "de Wit" };
  const wrong = await browser.post("/settings", { ...fields, phone: "12" });
  expect(wrong.statusCode).toBe(422);
  expect(shown(wrong)).toContain('value="Tess"');
  const saved = await browser.post("/settings", { ...fields, phone: "06 1234 5678" });
  expect(saved.statusCode).toBe(200);
  expect(shown(saved)).toContain(settings.details.saved);
  expect(shown(await browser.get("/settings"))).toContain('value="de Wit"');
});

it("show the fields for another address by a button, and leave it by a link", async () => {
  const { browser } = await loggedIn();
  const { body } = await browser.get("/settings");
  expect(shown({ body })).not.toContain(settings.email.new);
  const button = [...parsePage(body).querySelectorAll("form button")].find(
    ({ textContent }) => textContent === settings.email.change,
  );
  const form = button?.closest("form");
  const field = form?.querySelector("input");
  expect(form?.getAttribute("method") ?? "get").toBe("get");
  const asked = `/settings?${field?.getAttribute("name")}=${field?.getAttribute("value")}`;
  const opened = await browser.get(asked);
  expect(shown(opened)).toContain(settings.email.new);
  const left = await browser.get(linkNamed(opened.body, settings.email.keep));
  expect(shown(left)).not.toContain(settings.email.new);
});

it("change an address, mail again, and take it back", async () => {
  const { browser } = await loggedIn();
  const path = "/settings?change=email";
  const carried = await browser.open(path, "emailChange");
  const email = "nieuw@example.test";
  const wrong = await browser.post(path, { ...carried, email, password: "niet dit" });
  expect(wrong.statusCode).toBe(422);
  expect(shown(wrong)).toContain(settings.email.wrongPassword);
  expect(shown(wrong)).toContain(`value="${email}"`);
  const asked = await browser.post(path, { ...carried, email, password });
  expect([asked.statusCode, asked.headers.location]).toEqual([303, "/settings"]);
  const waiting = settings.email.waiting.replace("{{email}}", email);
  expect(shown(await browser.get("/settings"))).toContain(waiting);

  const resent = await browser.post(
    "/settings",
    await browser.open("/settings", "resendEmailChange"),
  );
  expect(shown(resent)).toContain(settings.email.resent.replace("{{email}}", email));
  await browser.post("/settings", await browser.open("/settings", "cancelEmailChange"));
  expect(shown(await browser.get("/settings"))).not.toContain(waiting);
});

it("take the press of the bar that asks to confirm an address", async () => {
  const { user, browser } = await loggedIn({ emailVerifiedAt: null });
  const answer = await browser.post("/settings", await browser.open("/", "resendMail"));
  expect(shown(answer)).toContain(settings.email.resent.replace("{{email}}", user.email));
  expect(await mailedToken(server.current, confirmLink)).not.toBe("");
});
