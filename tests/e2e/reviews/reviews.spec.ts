import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect as check, type Page } from "@playwright/test";
import { dayMs } from "#contract/shared/durations.ts";
import { filled, roomPath } from "../parts/chat-page.ts";
import { checkScreen, test } from "../parts/fixtures.ts";
import { inDays } from "../parts/new/in-days.ts";
import { askForBooking, moveBooking, type NewPair } from "../parts/new/new-booking.ts";
import { createOwner } from "../parts/new/new-owner.ts";
import { createSitter } from "../parts/new/new-sitter.ts";
import type { Texts } from "../parts/texts.ts";
import { startTravellingServer, type TravellingServer } from "../parts/time-travel/time-travel.ts";
import { openPerson, visit } from "../parts/time-travel/two-people.ts";

/*
  Two people say of each other how it was: the owner in Dutch on a phone, the sitter in English at a desk.
  Neither reads what the other wrote until both have; nobody loads a page anew. Another owner writes and the
  sitter doesn't: that one is shown when two weeks have passed. It has a server of its own, as days go by.
*/

test.describe.configure({ timeout: 600_000 });

const expect = check.configure({ timeout: 60_000 });
const [ownerName, sitterName] = ["Noor", "Sanne"];

const said = {
  owner: "Moos kwam moe en blij thuis, en de planten leven ook nog allemaal.",
  sitter: "Everything was ready and written down, and Moos knew the rest of the way.",
  other: "Twee keer per dag een berichtje, en de kat zat bij thuiskomst op de bank.",
  answer: "Thank you, Moos is always welcome.",
};

/** Two days of visits from tomorrow on, agreed on. */
async function agree(request: APIRequestContext, pair: NewPair): Promise<number> {
  const days = { start_date: inDays(1), end_date: inDays(2), visits: ["08:00", "18:00"] };
  const bookingId = await askForBooking(request, pair, days);
  await moveBooking(request, pair.sitter.token, `${bookingId}/status`, { status: "accepted" });
  return bookingId;
}

async function findRoom(request: APIRequestContext, token: string, id: number): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/booking/${id}`, { headers });
  return ((await answer.json()) as { data: { chat_room_id: number } }).data.chat_room_id;
}

const stars = (page: Page, group: string, name: string) =>
  page
    .getByRole("radiogroup", { name: group, exact: true })
    .getByRole("radio", { name, exact: true });

async function writeOwners(page: Page, t: Texts["reviews"]): Promise<void> {
  const rating = filled(t.form.rating, { name: sitterName });
  await stars(page, rating, t.stars["3"]).check();
  // By keys: the arrows of a group of radio buttons.
  await stars(page, rating, t.stars["3"]).press("ArrowRight");
  await expect(stars(page, rating, t.stars["4"])).toBeChecked();
  await page.getByRole("button", { name: t.form.send, exact: true }).click();
  // What is missing is said where it is missing.
  await expect(page.getByRole("radiogroup", { name: t.parts.care })).toHaveAttribute(
    "data-negative",
    "",
  );
  for (const part of [t.parts.care, t.parts.communication, t.parts.reliability]) {
    await stars(page, part, t.stars["5"]).check();
  }
  await page.getByRole("textbox", { name: t.form.text }).fill(said.owner);
  await page.getByRole("button", { name: t.form.send, exact: true }).click();
}

let server: TravellingServer | undefined;
test.afterAll(() => server?.stop());

test("two people review each other, and a third waits for two weeks", async ({
  browser,
  playwright,
}) => {
  server = await startTravellingServer();
  const { origin, now, travelTo } = server;
  const request = await playwright.request.newContext({ baseURL: origin });
  const madeSitter = await createSitter(request, "en", {
    firstName: sitterName,
    pictures: ["near"],
  });
  const made = { owner: await createOwner(request, "nl"), ownerName, sitter: madeSitter };
  const other = { owner: await createOwner(request, "nl"), ownerName, sitter: madeSitter };
  const bookingId = await agree(request, made);
  const otherBookingId = await agree(request, other);
  const parts = { browser, server, request };
  const owner = await openPerson(parts, { ...made.owner, language: "nl", isMobile: true });
  const sitter = await openPerson(parts, { ...madeSitter, language: "en", isMobile: false });
  const [t, s] = [owner.texts.reviews, sitter.texts.reviews];
  const browsers = [owner.context, sitter.context];
  await visit(owner.page, "/reviews");
  await visit(sitter.page, "/reviews");
  await expect(owner.page.getByText(t.toWrite.empty)).toBeVisible();

  await test.step("the stay is over, and both are asked", async () => {
    await travelTo(new Date(now().getTime() + 3 * dayMs), browsers);
    const how = filled(t.toWrite.how, { name: sitterName });
    await expect(owner.page.getByRole("heading", { name: how })).toBeVisible();
    await expect(
      sitter.page
        .getByRole("heading", { name: filled(s.toWrite.how, { name: ownerName }) })
        .first(),
    ).toBeVisible();
    await owner.mailed(how);
    await visit(owner.chat, roomPath(await findRoom(request, made.owner.token, bookingId), true));
    await expect(
      owner.chat.getByRole("link", { name: owner.texts.chat.reviewCard.write }),
    ).toBeVisible();
    await checkScreen(owner.page);
    await owner.picture("01-asked");
    await sitter.picture("01-asked");
  });

  await test.step("the owner writes; the sitter sees that, and not what", async () => {
    await writeOwners(owner.page, t);
    await expect(owner.page.getByText(t.written.hidden)).toBeVisible();
    await expect(owner.chat.getByText(owner.texts.chat.reviewCard.written)).toBeVisible();
    const wrote = filled(s.toWrite.otherWrote, { name: ownerName });
    await expect(sitter.page.getByText(wrote)).toBeVisible();
    expect(await sitter.page.content()).not.toContain(said.owner);
    await checkScreen(owner.page);
    await owner.picture("02-written");
    await sitter.picture("02-written");
  });

  await test.step("the sitter writes, and both appear", async () => {
    const { page } = sitter;
    const card = page.getByRole("listitem").filter({
      hasText: filled(s.toWrite.otherWrote, { name: ownerName }),
    });
    const open = card.getByRole("link", { name: s.toWrite.open });
    if (await open.isVisible()) await open.click();
    await stars(page, filled(s.form.rating, { name: ownerName }), s.stars["5"]).check();
    await page.getByRole("textbox", { name: s.form.text }).fill(said.sitter);
    await page.getByRole("button", { name: s.form.send, exact: true }).click();
    await expect(page.getByText(said.owner)).toBeVisible();
    await expect(owner.page.getByText(said.sitter)).toBeVisible();
    await expect(owner.page.getByText(t.written.shown)).toBeVisible();
    await expect(
      owner.chat.getByRole("link", { name: owner.texts.chat.reviewCard.read }),
    ).toBeVisible();
  });

  await test.step("the sitter answers, once", async () => {
    const { page } = sitter;
    await page.getByRole("link", { name: s.answer.open, exact: true }).click();
    await page.getByRole("textbox", { name: s.answer.label }).fill(said.answer);
    await page.getByRole("button", { name: s.answer.send, exact: true }).click();
    await expect(page.getByRole("paragraph").filter({ hasText: said.answer })).toBeVisible();
    await expect(owner.page.getByText(said.answer)).toBeVisible();
    await expect(page.getByRole("link", { name: s.answer.open, exact: true })).toHaveCount(0);
    await checkScreen(page);
    await owner.picture("03-answered");
    await sitter.picture("03-answered");
  });

  await test.step("everybody reads it on the sitter's page", async () => {
    await visit(owner.page, `/gezocht/utrecht/${madeSitter.id}`);
    await expect(owner.page.getByText(said.owner)).toBeVisible();
    await expect(owner.page.getByText(said.answer)).toBeVisible();
    await checkScreen(owner.page);
    await owner.picture("04-page");
  });

  await test.step("another owner's is shown when two weeks have passed", async () => {
    const headers = {
      Authorization: `Bearer ${other.owner.token}`,
      "Idempotency-Key": randomUUID(),
    };
    const parts = { rating: 5, care: 5, communication: 5, reliability: 5 };
    const data = { booking_id: otherBookingId, ...parts, text: said.other };
    const answer = await request.post("/api/review", { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    const { id } = ((await answer.json()) as { data: { id: number } }).data;
    await visit(sitter.page, "/reviews");
    expect(await sitter.page.content()).not.toContain(said.other);
    await travelTo(new Date(now().getTime() + 14 * dayMs), browsers);
    await expect(sitter.page.getByText(said.other)).toBeVisible();
    const late = await request.put(`/api/review/${id}`, {
      headers: { Authorization: headers.Authorization },
      data: { ...parts, text: said.other },
    });
    expect(late.status()).toBe(409);
  });

  await owner.close();
  await sitter.close();
});
