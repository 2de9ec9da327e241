import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { urls } from "#contract/urls/urls.ts";
import { filled, openOther } from "../parts/chat-page.ts";
import { checkScreen, expect, test } from "../parts/fixtures.ts";
import { inDays } from "../parts/new/in-days.ts";
import { useToken as logInBy } from "../parts/new/new-account.ts";
import { askForBooking, createPair, moveBooking } from "../parts/new/new-booking.ts";

// Making two people who have agreed on something takes mails, a picture, a pet and two answers.
test.describe.configure({ timeout: 180_000 });

const door = { latitude: 52.0907, longitude: 5.1214 };
test.use({ geolocation: door, permissions: ["geolocation"] });

test("a sitter records a walk, and the owner sees it on the map when it is done", async ({
  language,
  page,
  visit,
  browser,
  context,
  problems,
  request,
  texts,
  baseURL,
}) => {
  const { "logbook-walks": words, logbooks } = texts;
  const pair = await createPair(request, language);
  const visits = { start_date: inDays(1), end_date: inDays(3), visits: ["08:00", "18:00"] };
  const bookingId = await askForBooking(request, pair, visits);
  await moveBooking(request, pair.sitter.token, `${bookingId}/status`, { status: "accepted" });
  const headers = { Authorization: `Bearer ${pair.sitter.token}` };
  const found = await request.get(`/api/booking/${bookingId}/logbook`, { headers });
  const { data: logbook } = (await found.json()) as { data: { id: number } };
  const inside = await request.put(`/api/logbooks/${logbook.id}/checkInOut`, {
    headers: { ...headers, "Idempotency-Key": randomUUID() },
    data: { action: "check_in", lat: door.latitude, lng: door.longitude },
  });
  expect(inside.status(), await inside.text()).toBe(200);

  // No tiles come to the sitter, who sees the way on our own map; they do to the owner.
  const tileHost = "https://service.pdok.nl/**";
  problems.allow(/service\.pdok\.nl/);
  await context.route(tileHost, (route) => route.abort());

  const path = urls.logbook(logbook.id);
  await logInBy(page, pair.sitter.token);
  await visit(path);
  const owner = { ...pair.sitter, token: pair.owner.token };
  const other = await openOther(
    browser,
    { sitter: owner, path },
    { language, isMobile: false, baseURL },
  );
  const land = { width: 256, height: 256, channels: 3, background: "#f3f1ea" } as const;
  const tile = await sharp({ create: land }).png().toBuffer();
  await other.context.route(tileHost, (route) => {
    const cors = { "access-control-allow-origin": "*" };
    return route.fulfill({ body: tile, contentType: "image/png", headers: cors });
  });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const mark = page.getByText(words.going.mark, { exact: true });

  await test.step("asks in plain words before anything is recorded", async () => {
    await button(words.start.label).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(words.consent.until);
    await checkScreen(page);
    await dialog.getByRole("button", { name: words.consent.yes }).click();
    await expect(mark).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(words.going.title));
  });

  await test.step("the way grows as the phone moves", async () => {
    let metres = 0;
    await expect(async () => {
      metres += 9;
      await context.setGeolocation({ ...door, latitude: door.latitude + metres / 111_195 });
      await expect(page.getByText("0,1 km")).toBeVisible({ timeout: 1_000 });
    }).toPass({ intervals: [100] });
    await checkScreen(page);
  });

  await test.step("a pause and a reload lose nothing", async () => {
    await button(words.going.pause).click();
    await expect(button(words.going.resume)).toBeVisible();
    await page.reload();
    await expect(page.getByText("0,1 km")).toBeVisible();
    await button(words.going.resume).click();
    await expect(mark).toBeVisible();
  });

  await test.step("stops, and both see the walk, with its way", async () => {
    await button(words.going.stop).click();
    await expect(button(words.start.label)).toBeVisible();
    const title = filled(logbooks.activity.forPet.walked, { pet: "Moos" });
    await expect(other.page.getByText(title)).toBeVisible();
    const label = filled(words.map.label, { distance: "0,1 km" });
    await expect(other.page.getByRole("region", { name: label })).toBeVisible();
    await expect(page.getByRole("region", { name: label })).toBeVisible();
    await checkScreen(page);
    await checkScreen(other.page);
    await other.close();
  });
});
