import { expect, it } from "vitest";
import notifications from "#messages/nl/notifications.json" with { type: "json" };
import { logIn, makeUser } from "#tests/factories/account.ts";
import { plainBrowser, shown } from "#tests/setup/plain-browser.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { unsubscribeLinks } from "./unsubscribe-links.ts";

/** The page at the foot of a mail, without script. */
const server = testServer({ withPages: true });

async function wantsMessages(userId: number): Promise<boolean> {
  const as = await logIn(server.current.platform.db, userId);
  const answer = await server.current.call("GET", "/api/user/notificationPreferences", { as });
  return answer.json().data.messages.email;
}

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
