import { join } from "node:path";
import type { Page } from "@playwright/test";
import { composer, said } from "../parts/chat-page.ts";
import { checkScreen, expect, hydrated, test } from "../parts/fixtures.ts";
import { useToken as logInBy } from "../parts/new/new-account.ts";
import { createChat, write } from "../parts/new/new-chat.ts";
import { askedAsItEnds } from "../parts/problems.ts";

// Making two people who know each other takes mails, a picture and two messages.
test.describe.configure({ timeout: 240_000 });
test.use({ serviceWorkers: "allow" });

const picture = join(import.meta.dirname, "../../../web/public/icon-512.png");

/** What lies in the cache of this user, once it is there. */
const keptOn = (page: Page) =>
  page.evaluate(`caches.keys().then(async (names) => {
    const name = names.find((each) => each.startsWith("kept-user-"));
    if (!name) return [];
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  })`);

test("a chat that was opened is read without network, and what is written there goes out later", async ({
  page,
  context,
  request,
  texts,
  problems,
}) => {
  problems.allow(askedAsItEnds);
  problems.allow(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection|Failed to fetch|not restored|not kept|not marked as read|NetworkError/i,
  );
  const { chat, settings, shell } = texts;
  const made = await createChat(request, "nl");
  const path = `/chatRoom/${made.roomId}`;
  await logInBy(page, made.owner.token);
  await page.goto(path);
  await hydrated(page);
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  const kept = [path, "/chats", "/offline", `/kept/chat-${made.roomId}`];
  await expect.poll(() => keptOn(page), { timeout: 60_000 }).toEqual(expect.arrayContaining(kept));
  // Said after the copy of the page was made: it is kept beside it.
  const late = { chat_room_id: made.roomId, message: "Tot zaterdag bij jullie." };
  await write(request, made.sitter.token, late);
  await expect(said(page, "Tot zaterdag bij jullie.")).toBeVisible();
  const isKeptToo = `caches.match("/kept/chat-${made.roomId}").then((found) => found.text())`;
  await expect.poll(() => page.evaluate(isKeptToo)).toContain("Tot zaterdag bij jullie.");

  await context.setOffline(true);
  await page.close();
  page = await context.newPage();

  await test.step("from the offline page to the list, and to the chat", async () => {
    await page.goto("/settings");
    await page.getByRole("link", { name: shell.offline.chats }).click();
    await hydrated(page);
    await expect(page.getByText(chat.kept.list)).toBeVisible();
    await checkScreen(page);
    await page.getByRole("listitem").filter({ hasText: made.sitter.firstName }).click();
    await expect(page.getByText(chat.kept.room)).toBeVisible();
    await expect(said(page, "Tot zaterdag bij jullie.")).toBeVisible();
    await checkScreen(page);
  });

  await test.step("what is written waits, with its picture, and after the tab was closed", async () => {
    await hydrated(page);
    await composer(page, texts, made.sitter.firstName).send("Geschreven in de trein.");
    await page.locator("input[type=file]").setInputFiles(picture);
    await expect(page.getByAltText(chat.composer.pictureReady)).toBeVisible();
    await page.getByRole("button", { name: chat.composer.send, exact: true }).click();
    await expect(page.getByText(chat.message.queued)).toHaveCount(2);
    await page.close();
    page = await context.newPage();
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByText(chat.message.queued)).toHaveCount(2);
    await expect(page.getByAltText(chat.message.ownPicture)).toBeVisible();
    await checkScreen(page);
  });

  await test.step("it goes out with the network, once", async () => {
    await context.setOffline(false);
    await expect(page.getByText(chat.message.queued)).toHaveCount(0);
    await expect(said(page, "Geschreven in de trein.")).toHaveCount(1);
    await page.reload();
    await hydrated(page);
    await expect(said(page, "Geschreven in de trein.")).toHaveCount(1);
    await expect(page.getByAltText(chat.message.ownPicture)).toHaveCount(1);
    await expect(page.getByText(chat.kept.room)).toBeHidden();
  });

  await test.step("logging out leaves nothing on the device", async () => {
    await page.goto("/settings");
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    await page.getByRole("main").getByRole("button", { name: settings.logout.submit }).click();
    await page.waitForURL("/");
    await hydrated(page);
    await expect.poll(() => keptOn(page)).toEqual([]);
  });
});
