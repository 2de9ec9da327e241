import { chromiumArgs, findChromium } from "../../scripts/find-chromium.ts";
import { deliverPush, roomPath, said } from "./parts/chat-page.ts";
import { expect, test } from "./parts/fixtures.ts";
import { useToken as logInBy } from "./parts/new/new-account.ts";
import { createChat } from "./parts/new/new-chat.ts";

// Making two people who know each other takes mails, a picture and two messages.
test.describe.configure({ timeout: 150_000 });
// The shell without windows shows no notifications.
test.use({
  serviceWorkers: "allow",
  launchOptions: { executablePath: findChromium(), args: chromiumArgs },
});

test("a push message is shown, and leads to its conversation", async ({
  page,
  context,
  request,
  visit,
  isMobile,
}) => {
  await context.grantPermissions(["notifications"]);
  const made = await createChat(request, "nl");
  await logInBy(page, made.owner.token);
  await visit("/notifications");
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  const [worker] = context.serviceWorkers();
  const path = roomPath(made.roomId, isMobile);
  const notice = { title: "Sanne", body: "Ben je thuis?", path, tag: `room-${made.roomId}` };
  await deliverPush(page, JSON.stringify(notice));
  const shown = "self.registration.getNotifications().then((all) => all.map((one) => one.body))";
  await expect.poll(() => worker?.evaluate(shown)).toEqual(["Ben je thuis?"]);
  await worker?.evaluate(`openPath(${JSON.stringify(path)})`);
  await page.waitForURL(path);
  await expect(said(page, "Zeker, vertel eens.")).toBeVisible();
});
