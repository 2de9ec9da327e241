import { describe, expect, it } from "vitest";
import { urls } from "#contract/urls/urls.ts";
import account from "#messages/nl/account.json" with { type: "json" };
import contact from "#messages/nl/contact.json" with { type: "json" };
import { users } from "#server/db/schema/account.ts";
import { messages } from "#server/db/schema/chat.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { makeOwner } from "#tests/factories/pets.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { makeActiveRequest } from "#tests/factories/requests.ts";
import { plainBrowser, shown } from "#tests/setup/plain-browser.ts";
import { parsePage } from "#tests/setup/reading/parse-page.ts";
import { confirmLink, mailedToken } from "#tests/setup/sent-mails.ts";
import { testServer } from "#tests/setup/test-server.ts";

/** A first message by a form that is sent without script. */
const server = testServer({ withPages: true, environment: { LIMIT_AUTH: "1000" } });
const db = () => server.current.platform.db;

const form = {
  message: "Dag Sanne, heb je in de kerstvakantie plek voor Moos?",
  firstName: "Noor",
  password: "vier natte eenden zwemmen",
  terms: "on",
  isAdult: "on",
};

async function sitterPage(): Promise<string> {
  const { profile } = await makeSitter(db());
  return urls.sitterContact("utrecht", profile.id);
}

async function asOwner() {
  const { user } = await makeOwner(db());
  const browser = plainBrowser(server);
  browser.cookies.set("session", encodeURIComponent(await logIn(db(), user.id)));
  return browser;
}

describe("a guest's first message without script", () => {
  it("makes an account, and says that it waits for the mail to be answered", async () => {
    const path = await sitterPage();
    const email = "noor@example.test";
    const browser = plainBrowser(server);
    const carried = await browser.open(path, "newContact");
    const answer = await browser.post(path, { ...carried, ...form, email });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}?sent=1`]);
    const waits = shown(await browser.get(`${path}?sent=1`));
    expect(waits).toContain(contact.sent.heading);
    expect(waits).toContain(email);

    const mailed = `/confirmAccount/${await mailedToken(server.current, confirmLink)}`;
    const confirmed = await browser.post(mailed, await browser.open(mailed, "followLink"));
    expect(shown(confirmed)).toContain(account.confirmAccount.sentHeading);
    expect(shown(await browser.get(`${path}?sent=1`))).toContain(contact.delivered.heading);
    const known = contact.known.pendingOwn.replace("{{name}}", "Noor");
    expect(shown(await browser.get(path))).toContain(known);
  });

  it("says beside its field what is missing, keeps the message, and offers nothing that needs script", async () => {
    const path = await sitterPage();
    const browser = plainBrowser(server);
    const carried = await browser.open(path, "newContact");
    const { body, statusCode } = await browser.post(path, { ...carried, message: form.message });
    expect(statusCode).toBe(422);
    const page = parsePage(body);
    expect(page.querySelector('[name="message"]')?.textContent).toBe(form.message);
    const firstName = page.querySelector('[name="firstName"]');
    expect(firstName?.getAttribute("aria-invalid")).toBe("true");
    const empty = parsePage((await browser.get(path)).body);
    const openings = [...empty.querySelectorAll("legend")].filter(
      ({ textContent }) => textContent === contact.openings.label,
    );
    expect(openings.map((legend) => legend.closest(".noscript\\:hidden") !== null)).toEqual([true]);
  });

  it("answers a request, too", async () => {
    const request = await makeActiveRequest(db());
    const path = urls.requestContact("utrecht", request.id);
    const browser = plainBrowser(server);
    const carried = await browser.open(path, "newContact");
    const fields = { ...carried, ...form, email: "sem@example.test" };
    expect((await browser.post(path, fields)).statusCode).toBe(303);
    expect(shown(await browser.get(`${path}?sent=1`))).toContain(contact.sent.heading);
  });

  it("pressed twice, one after the other or at once, is one message", async () => {
    const path = await sitterPage();
    const browser = plainBrowser(server);
    const carried = await browser.open(path, "newContact");
    const again = { ...carried, ...form, email: "twee@example.test" };
    const before = [await db().$count(users), await db().$count(messages)] as const;
    const answers = await Promise.all([browser.post(path, again), browser.post(path, again)]);
    answers.push(await plainOf(browser.cookies).post(path, again));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    const after = [await db().$count(users), await db().$count(messages)];
    expect(after).toEqual([before[0] + 1, before[1] + 2]);
    expect(shown(await browser.get(`${path}?sent=1`))).toContain(contact.sent.heading);
  });

  it("keeps what was typed but the password when the address has an account", async () => {
    const { email } = await makeUser(db());
    const path = await sitterPage();
    const browser = plainBrowser(server);
    const carried = await browser.open(path, "newContact");
    // Also for who knows its password: nothing was sent.
    const answer = await browser.post(path, { ...carried, ...form, email, password });
    expect(answer.statusCode).toBe(422);
    expect(shown(answer)).toContain(form.message);
    expect(shown(answer)).toContain(`value="${email}"`);
    expect(shown(answer)).toContain('aria-invalid="true"');
    expect(answer.body).not.toContain(password);
    expect(browser.cookies.has("session")).toBe(false);
  });

  it("says beside the boxes that both have to be ticked", async () => {
    const path = await sitterPage();
    const browser = plainBrowser(server);
    const carried = await browser.open(path, "newContact");
    const { terms: _terms, isAdult: _isAdult, ...unticked } = form;
    const answer = await browser.post(path, { ...carried, ...unticked, email: "b@example.test" });
    expect(answer.statusCode).toBe(422);
    expect(answer.body.match(/aria-invalid="true"/g)).toHaveLength(2);
  });
});

describe("a user's first message without script", () => {
  it("is delivered once, however often it is pressed", async () => {
    const path = await sitterPage();
    const browser = await asOwner();
    const carried = await browser.open(path, "firstMessage");
    const empty = await browser.post(path, { ...carried, message: " " });
    expect(empty.statusCode).toBe(422);
    const { message } = form;
    const before = await db().$count(messages);
    const sent = { ...(await browser.open(path, "firstMessage")), message };
    for (const _press of [1, 2]) {
      const answer = await browser.post(path, sent);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}?sent=1`]);
    }
    expect(await db().$count(messages)).toBe(before + 2);
    const page = shown(await browser.get(`${path}?sent=1`));
    expect(page).toContain(contact.delivered.heading);
    expect(page).toMatch(/href="\/chats\/\d+"/);
    // Who opens the page another day reads how things stand.
    expect(shown(await browser.get(path))).not.toContain(contact.delivered.heading);
  });

  it("waits for the address; its mail can be asked for again", async () => {
    const path = await sitterPage();
    const user = await makeUser(db(), { profileType: "pet_owner", emailVerifiedAt: null });
    const browser = plainBrowser(server);
    browser.cookies.set("session", encodeURIComponent(await logIn(db(), user.id)));
    const answer = await browser.post(path, await browser.open(path, "resendMail"));
    expect(answer.statusCode).toBe(200);
    expect(shown(answer)).toContain(contact.confirm.resent.replace("{{email}}", user.email));
    expect(await mailedToken(server.current, confirmLink)).not.toBe("");
  });
});

/** The same browser before it had an answer: it has the form's cookie, and no session. */
function plainOf(cookies: ReadonlyMap<string, string>) {
  const browser = plainBrowser(server);
  browser.cookies.set("XSRF-TOKEN", cookies.get("XSRF-TOKEN") ?? "");
  return browser;
}
