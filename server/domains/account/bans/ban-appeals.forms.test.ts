import { beforeEach, expect, it } from "vitest";
import texts from "#messages/nl/ban-appeals.json" with { type: "json" };
import { banAppeals } from "#server/db/schema/trust/ban-appeals.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { plainBrowser, shown } from "#tests/setup/plain-browser.ts";
import { mailedToken } from "#tests/setup/sent-mails.ts";
import { testServer } from "#tests/setup/test-server.ts";

/** The page behind the link in the mail about a ban, without script and without an account. */
const server = testServer({ withPages: true });
const db = () => server.current.platform.db;
const text = "Ik vroeg niet om geld, maar om de sleutel.";
let path: string;

beforeEach(async () => {
  const user = await makeUser(db());
  const as = await logIn(db(), (await makeUser(db(), { role: "admin" })).id);
  const body = { reason: "Vroeg om geld vooraf." };
  await server.current.call("PUT", `/api/admin/users/${user.id}/ban`, { as, body });
  path = `/appeal?t=${await mailedToken(server.current, /appeal\?t=([^\s\])]+)/)}`;
});

it("says why, takes an appeal, and says that it came", async () => {
  const browser = plainBrowser(server);
  const page = await browser.get(path);
  expect(page.statusCode).toBe(200);
  expect(shown(page)).toContain("Vroeg om geld vooraf.");
  const carried = await browser.open(path, "banAppeal");
  const answer = await browser.post(path, { ...carried, text });
  expect(answer.statusCode, answer.body).toBe(303);
  const after = await browser.get(String(answer.headers.location));
  expect(shown(after)).toContain(texts.done.heading);
  expect(await db().select().from(banAppeals)).toMatchObject([{ text }]);
  // Whoever opens the mail's link again reads why it doesn't work.
  const again = await browser.get(path);
  expect([again.statusCode, shown(again).includes(texts.gone.heading)]).toEqual([410, true]);
});

it("says beside the field what is wrong, and keeps what was typed", async () => {
  const browser = plainBrowser(server);
  const carried = await browser.open(path, "banAppeal");
  const answer = await browser.post(path, { ...carried, text: "Te kort" });
  expect(answer.statusCode).toBe(422);
  expect(shown(answer)).toContain("Gebruik minstens 20 tekens.");
  expect(shown(answer)).toContain("Te kort");
});

it("has words for who comes without a link", async () => {
  for (const address of ["/appeal", "/appeal?t=nope"]) {
    const answer = await plainBrowser(server).get(address);
    expect(shown(answer)).toContain(texts.gone.heading);
  }
});
