import { expect, it } from "vitest";
import { urls } from "#contract/urls/urls.ts";
import notifications from "#messages/nl/notifications.json" with { type: "json" };
import { logIn, makeUser } from "#tests/factories/account.ts";
import { plainBrowser, shown } from "#tests/setup/plain-browser.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { unsubscribeLinks } from "../unsubscribe-links.service.ts";

/** The page at the foot of a mail, without script. */
const server = testServer({ withPages: true });

async function wantsMessages(userId: number): Promise<boolean> {
  const as = await logIn(server.current.platform.db, userId);
  const answer = await server.current.call("GET", "/api/user/notificationPreferences", { as });
  return answer.json().data.messages.email;
}

const mailsTo = async (email: string) =>
  (await sentMails(server.current)).filter(({ recipient }) => recipient === email);

it("stops the mails by a press, and not by opening the page", async () => {
  const { platform } = server.current;
  const { id, email } = await makeUser(platform.db, { profileType: "pet_owner" });
  const which = { email, kind: "messages" } as const;
  const { pageUrl } = unsubscribeLinks(platform.appKey, "", which);
  const browser = plainBrowser(server);
  const carried = await browser.open(pageUrl, "unsubscribe");
  expect(await wantsMessages(id)).toBe(true);
  const answer = await browser.post(pageUrl, carried);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toContain("text/html");
  expect(shown(answer)).toContain(notifications.unsubscribe.done.heading);
  expect(await wantsMessages(id)).toBe(false);
});

it("says so when the link is not ours", async () => {
  const { pageUrl } = unsubscribeLinks("another key", "", { email: "noor@example.test" });
  const browser = plainBrowser(server);
  const answer = await browser.post(pageUrl, await browser.open(pageUrl, "unsubscribe"));
  expect(answer.statusCode).toBe(404);
  expect(shown(answer)).toContain(notifications.unsubscribe.dead.heading);
});

it("without a signature it mails a link to the address, and changes nothing by itself", async () => {
  const { id, email } = await makeUser(server.current.platform.db, { profileType: "pet_owner" });
  const pageUrl = urls.unsubscribeMail({ email });
  const browser = plainBrowser(server);
  const page = await browser.get(pageUrl);
  expect(shown(page)).toContain(notifications.unsubscribe.ask.submit);
  expect(await mailsTo(email)).toEqual([]);
  const answer = await browser.post(pageUrl, await browser.open(pageUrl, "unsubscribe"));
  expect(answer.statusCode).toBe(200);
  expect(shown(answer)).toContain(notifications.unsubscribe.ask.done.heading);
  expect(shown(answer)).not.toContain(notifications.unsubscribe.done.heading);
  expect(await wantsMessages(id)).toBe(true);

  const [mail] = await mailsTo(email);
  const link = new URL(/\S+unsubscribeMail\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  const signed = link.pathname + link.search;
  await browser.post(signed, await browser.open(signed, "unsubscribe"));
  expect(await wantsMessages(id)).toBe(false);
});

it("says the same about an address that nobody has", async () => {
  const email = "nobody@example.test";
  const pageUrl = urls.unsubscribeMail({ email });
  const browser = plainBrowser(server);
  const answer = await browser.post(pageUrl, await browser.open(pageUrl, "unsubscribe"));
  expect(shown(answer)).toContain(notifications.unsubscribe.ask.done.heading);
  expect(await mailsTo(email)).toHaveLength(1);
});

it("offers no mail to what is no address", async () => {
  const answer = await plainBrowser(server).get(urls.unsubscribeMail({ email: "noor" }));
  expect(shown(answer)).toContain(notifications.unsubscribe.dead.heading);
  expect(shown(answer)).not.toContain(notifications.unsubscribe.ask.submit);
});
