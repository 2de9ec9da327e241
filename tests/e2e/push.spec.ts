import type { BrowserContext, Page } from "@playwright/test";
import type { PushNotice } from "#contract/notifications.ts";
import { startPushReceiver } from "#tests/setup/stand-ins/push-receiver.ts";
import { chromiumArgs, findChromium } from "../../scripts/find-chromium.ts";
import { deliverPush, roomPath, said } from "./parts/chat-page.ts";
import { expect, test } from "./parts/fixtures.ts";
import { inDays } from "./parts/new/in-days.ts";
import { useToken as logInBy } from "./parts/new/new-account.ts";
import { askForBooking, createPair } from "./parts/new/new-booking.ts";
import { createChat, write } from "./parts/new/new-chat.ts";

/*
  From the server by a push service of our own, which decrypts it as a browser does, to the real service
  worker, and from there to the page that it is about.
*/

// Making two people who know each other takes mails, a picture and two messages.
test.describe.configure({ timeout: 240_000 });
// The shell without windows shows no notifications.
test.use({
  serviceWorkers: "allow",
  launchOptions: { executablePath: findChromium(), args: chromiumArgs },
});

/** What the browser shows, by its words: asked of the page, which needs no worker that is awake. */
const shown =
  "navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) => all.map((one) => one.body))";
/** A press on it: a made event has no right to open windows, so what it would call is called. */
const press =
  "self.registration.getNotifications().then(([one]) => { one.close(); return openPath(one.data.path); })";

async function takePush(page: Page, context: BrowserContext, text: string): Promise<void> {
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  const { body } = JSON.parse(text) as PushNotice;
  await deliverPush(page, text);
  await expect.poll(() => page.evaluate(shown)).toEqual([body]);
  // The worker that was woken by it: a busy machine tells of it after the page does.
  const [worker = await context.waitForEvent("serviceworker")] = context.serviceWorkers();
  await worker.evaluate(press);
}

test("what rings is shown, and a press leads to what it is about", { tag: "@main" }, async ({
  page,
  context,
  request,
  visit,
  isMobile,
}) => {
  await context.grantPermissions(["notifications"]);
  const { key } = (await (await request.get("/api/push/key")).json()) as { key: string };
  const service = await startPushReceiver(key);
  const subscribe = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    const data = service.subscribe();
    const answer = await request.post("/api/user/pushSubscriptions", { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
  };
  /** The next one that comes, as the browser reads it. */
  const next = async () => {
    await expect.poll(() => service.received.length, { timeout: 30_000 }).toBe(1);
    return service.received.splice(0)[0]?.text ?? "";
  };

  await test.step("a message leads to its conversation", async () => {
    const made = await createChat(request, "nl");
    await subscribe(made.owner.token);
    await logInBy(page, made.owner.token);
    await visit("/notifications");
    await write(request, made.sitter.token, {
      chat_room_id: made.roomId,
      message: "Ben je thuis?",
    });
    await takePush(page, context, await next());
    await page.waitForURL((url) => url.pathname === roomPath(made.roomId, isMobile));
    await expect(said(page, "Ben je thuis?")).toBeVisible();
  });

  await test.step("a booking that is asked for leads there, and is read then", async () => {
    const pair = await createPair(request, "nl");
    await subscribe(pair.sitter.token);
    await logInBy(page, pair.sitter.token);
    await visit("/notifications");
    const days = { start_date: inDays(3), end_date: inDays(4), visits: ["08:00"] };
    const bookingId = await askForBooking(request, pair, days);
    await takePush(page, context, await next());
    await page.waitForURL(`**/booking/${bookingId}`);
    const headers = { Authorization: `Bearer ${pair.sitter.token}` };
    const told = await (await request.get("/api/user/notifications", { headers })).json();
    expect(told.unread_count).toBe(0);
  });

  await service.close();
});
