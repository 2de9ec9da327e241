import type { Page } from "@playwright/test";
import sharp from "sharp";
import { filled } from "../parts/chat-page.ts";
import { checkScreen, expect, hydrated, test } from "../parts/fixtures.ts";
import { useToken as logInBy } from "../parts/new/new-account.ts";
import { createLogbook, type NewLogbook, type Visit } from "../parts/new/new-logbook.ts";
import { askedAsItEnds } from "../parts/problems.ts";

// Two people with a profile and a pet take mails and a dozen calls to make.
test.describe.configure({ timeout: 240_000 });
test.use({ serviceWorkers: "allow" });

/** Pages in the worker's cache of this user, once they are there. */
const keptPages = (page: Page) =>
  page.evaluate(`caches.keys().then(async (names) => {
    const name = names.find((each) => each.startsWith("kept-user-"));
    if (!name) return [];
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  })`);

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c96" } })
    .jpeg()
    .toBuffer();

test("what a sitter does without network arrives once, at the time it happened", {
  tag: "@main",
}, async ({ page, context, request, texts, problems }) => {
  const t = texts["logbook-visit"];
  const waits = texts["logbook-queue"];
  const logbook = await createLogbook(request, "nl");
  const path = `/logbook/${logbook.logbookId}`;
  await logInBy(page, logbook.sitter.token);
  await page.goto(path);
  await hydrated(page);
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  // One after the other, in this order: without network none of them could be fetched any more.
  const kept = [path, `/intake/${logbook.bookingId}`, "/offline"];
  await expect
    .poll(() => keptPages(page), { timeout: 60_000 })
    .toEqual(expect.arrayContaining(kept));
  // Without network nothing can be fetched, and the page says so on the console. How to care for the pets
  // is kept as it was written, to be read: without its scripts.
  problems.allow(askedAsItEnds);
  problems.allow(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|not restored|not kept|NetworkError/i,
  );
  await context.setOffline(true);

  const began = Date.now();
  await test.step("the sitter checks in, feeds, takes a picture", async () => {
    await page.getByRole("button", { name: /^Check (nu al |toch )?in/ }).click();
    await page.getByRole("button", { name: t.coming.extra, exact: true }).click();
    await expect(page.getByRole("button", { name: t.card.checkOut })).toBeVisible();
    await page.getByRole("button", { name: t.kinds.fed, exact: true }).click();
    await page.locator('input[type="file"][capture]').setInputFiles({
      name: "moos.jpg",
      mimeType: "image/jpeg",
      buffer: await jpeg(2400, 1800),
    });
    await page.getByRole("button", { name: t.pictures.add, exact: true }).click();
    const line = filled(waits.line.waiting, { what: "inchecken, 1\u00a0foto, 1\u00a0taak" });
    await expect(page.getByText(line)).toBeVisible();
    await checkScreen(page);
  });
  const ended = Date.now();

  await test.step("closes the page, and finds everything when it is opened again", async () => {
    await page.close();
    page = await context.newPage();
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByText(texts.shell.offline.kept)).toBeVisible();
    await expect(page.getByRole("button", { name: t.card.checkOut })).toBeVisible();
    await page.getByText(waits.line.kept).click();
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(3);
    await page.keyboard.press("Escape");
    expect(await logbook.visits()).toEqual([]);
  });

  await test.step("with network all of it arrives", async () => {
    await context.setOffline(false);
    const imagesThere = async () => (await logbook.visits()).flatMap(({ images }) => images).length;
    await expect.poll(imagesThere, { timeout: 60_000 }).toBe(1);
    await expect(page.getByText(waits.line.kept)).toHaveCount(0);
    const visit = await visitOf(logbook);
    expect(visit.activities.map(({ kind }) => kind)).toEqual(["fed"]);
    const times = [visit.check_in_time, visit.activities[0]?.done_at, visit.images[0]?.taken_at];
    for (const time of times) {
      // The server writes whole seconds.
      expect(Date.parse(time ?? "")).toBeGreaterThanOrEqual(began - 1_000);
      expect(Date.parse(time ?? "")).toBeLessThanOrEqual(ended);
    }
  });

  await test.step("how to care for the pets opens without network, the house does not", async () => {
    await context.setOffline(true);
    await page.goto(`/intake/${logbook.bookingId}`);
    await expect(page.getByText(texts["intake-forms"].reading.careOnly)).toBeVisible();
    await checkScreen(page);
    await page.getByRole("link", { name: texts["intake-forms"].reading.toLogbook }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("button", { name: t.card.checkOut })).toBeVisible();
    await page.goto("/settings");
    const back = page.getByRole("link", { name: texts.shell.offline.logbook });
    await expect(back).toHaveAttribute("href", path);
    await back.click();
    await hydrated(page);
  });

  await test.step("logging out asks first while something waits, and leaves nothing", async () => {
    await page.getByRole("button", { name: t.kinds.water, exact: true }).click();
    await expect.poll(() => unsentOn(page)).toBe(1);
    // Held back before there is network, which would take it along at once: it still waits.
    await context.route("**/api/logbooks/**", (route) => route.abort("internetdisconnected"));
    await context.setOffline(false);
    await page.goto("/settings");
    await hydrated(page);
    // What the bars ask for would be refused if it came after the log-out.
    await page.waitForLoadState("networkidle");
    await page
      .getByRole("main")
      .getByRole("button", { name: texts.settings.logout.submit })
      .click();
    const question = page.getByRole("dialog");
    await expect(question).toContainText("1 taak");
    await question
      .getByRole("button", { name: texts.shell.logoutQuestion.confirm, exact: true })
      .click();
    await page.waitForURL("/");
    expect(await keptPages(page)).toEqual([]);
    expect(await unsentOn(page)).toBe(0);
  });
});

async function visitOf({ visits }: NewLogbook): Promise<Visit> {
  const begun = await visits();
  expect(begun).toHaveLength(1);
  return begun[0] as Visit;
}

/** How much waits on the device, whoever's it is. */
const unsentOn = (page: Page) =>
  page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open("kwispel");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction("deeds").objectStore("deeds").count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  })`);
