import type { Route } from "@playwright/test";
import sharp from "sharp";
import { urls } from "#contract/urls/urls.ts";
import { expect, test } from "../parts/fixtures.ts";
import { createLogbook } from "../parts/new/new-logbook.ts";
import { startTravellingServer, type TravellingServer } from "../parts/time-travel/time-travel.ts";
import { openPerson, visit } from "../parts/time-travel/two-people.ts";

// A server of its own that starts twice, and two people who have agreed on something.
test.describe.configure({ timeout: 300_000 });

let server: TravellingServer | undefined;
test.afterAll(() => server?.stop());

test("a server that dies while a visit comes in loses nothing of it, and has nothing twice", async ({
  browser,
  playwright,
  texts,
}) => {
  const running = await startTravellingServer();
  server = running;
  const request = await playwright.request.newContext({ baseURL: running.origin });
  const logbook = await createLogbook(request, "nl");
  const who = { ...logbook.sitter, language: "nl", isMobile: true } as const;
  const sitter = await openPerson({ browser, server, request }, who);
  sitter.problems.allow(/ERR_|Failed to fetch|NetworkError|websocket|50[23]/i);
  const { context } = sitter;
  let { page } = sitter;
  const words = texts["logbook-visit"];
  const press = (name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

  const path = urls.logbook(logbook.logbookId);
  await visit(page, path);
  // What the service worker would have kept: here it is only fetched, and the page stays open.
  await page.waitForLoadState("networkidle");
  const began = Date.now();
  await test.step("a whole visit without network", async () => {
    await context.setOffline(true);
    await press(words.card.checkInNow);
    await press(words.coming.extra);
    for (const kind of ["fed", "water", "cuddled"] as const) await press(words.kinds[kind]);
    const buffer = await sharp({
      create: { width: 1600, height: 1200, channels: 3, background: "#c64a30" },
    })
      .jpeg()
      .toBuffer();
    await page
      .locator("input[type=file][multiple]")
      .first()
      .setInputFiles(
        [1, 2].map((number) => ({ name: `${number}.jpg`, mimeType: "image/jpeg", buffer })),
      );
    await press(words.pictures.add);
    await press(words.card.checkOut);
    await page.getByRole("dialog").getByRole("button", { name: words.leave.go }).click();
    await expect(page.getByRole("button", { name: words.done.undo })).toBeVisible();
  });
  const ended = Date.now();

  await test.step("the server dies after it has written the third, before it could say so", async () => {
    await page.close();
    page = await context.newPage();
    let sent = 0;
    const died = Promise.withResolvers<void>();
    const dieAtThird = async (route: Route) => {
      if (route.request().method() === "GET") return route.continue();
      sent += 1;
      if (sent !== 3) return route.continue();
      await route.fetch();
      await running.kill();
      died.resolve();
      await route.abort("connectionreset");
    };
    await context.route("**/api/logbooks/**", dieAtThird);
    await context.setOffline(false);
    await page.goto(path);
    await died.promise;
    await running.startAgain();
  });

  await test.step("all of it is there, once, at the time it happened", async () => {
    const arrived = async () => {
      const [only, ...others] = await logbook.visits();
      return {
        others: others.length,
        isOver: Boolean(only?.check_out_time),
        kinds: only?.activities.map(({ kind }) => kind),
        images: only?.images.length,
      };
    };
    const whole = { others: 0, isOver: true, kinds: ["fed", "water", "cuddled"], images: 2 };
    await expect.poll(arrived, { timeout: 120_000 }).toEqual(whole);
    const [only] = await logbook.visits();
    const times = [
      only?.check_in_time,
      ...(only?.activities.map(({ done_at }) => done_at) ?? []),
      ...(only?.images.map(({ taken_at }) => taken_at) ?? []),
      only?.check_out_time,
    ].map((time) => Date.parse(time ?? ""));
    expect(times).toHaveLength(7);
    // The server writes whole seconds.
    expect(Math.min(...times)).toBeGreaterThanOrEqual(began - 1_000);
    expect(Math.max(...times)).toBeLessThanOrEqual(ended);
    await expect(page.getByText(texts["logbook-queue"].line.kept)).toHaveCount(0);
  });
  await sitter.close();
});
