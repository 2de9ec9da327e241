import { type APIRequestContext, expect as check, type Locator, type Page } from "@playwright/test";
import { hourMs } from "#contract/shared/durations.ts";
import { bookingLinesOf } from "../parts/booking-lines.ts";
import { filled, log, roomPath } from "../parts/chat-page.ts";
import { fillIntake, saveIntakePart } from "../parts/fill-intake.ts";
import { checkScreen, test } from "../parts/fixtures.ts";
import { createOwner } from "../parts/new/new-owner.ts";
import { createSitter } from "../parts/new/new-sitter.ts";
import { startTravellingServer, type TravellingServer } from "../parts/time-travel/time-travel.ts";
import { openPerson, visit } from "../parts/time-travel/two-people.ts";

/*
  Two people from 'shall we meet' to a stay that is called off: the owner in Dutch on a phone, the sitter
  in English at a desk. Nobody loads a page anew to see what the other did; each step has its mail and its
  line in the conversation. It has a server of its own, because days go by in it.
*/

// A story of a dozen steps, with two browsers and four windows on two cores that others need too.
test.describe.configure({ timeout: 600_000 });

const expect = check.configure({ timeout: 60_000 });

const ownerName = "Noor";
const sitterName = "Sanne";
const pets = ["Moos", "Minoes"];

const press = (where: Page | Locator, name: string) =>
  where.getByRole("button", { name, exact: true }).click();
/** On a wide screen the last one stands on the receipt. */
const goOn = (page: Page) =>
  page.locator("main form button[type=submit]").filter({ visible: true }).click();
const option = (page: Page, label: string | number) =>
  page.locator("main label").filter({ has: page.locator(`input[value="${label}"]`) });
const heading = (page: Page, text: string) =>
  expect(page.getByRole("heading", { level: 2, name: text, exact: true })).toBeVisible();

async function addCat(request: APIRequestContext, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.post("/api/pets", {
    headers,
    data: { name: "Minoes", category: "cat" },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

/** Days of the month after this one: all of them lie ahead, whatever day it is. */
async function chooseDays(page: Page, days: readonly number[]): Promise<void> {
  const months = page.locator("main table");
  const first = await months.first().getAttribute("aria-label");
  // The form's own script comes after the page's: a press before it leads nowhere, and is made again.
  await expect(async () => {
    const now = await months.first().getAttribute("aria-label");
    if (now === first) await page.locator("main button[slot=next]").click();
    await expect(months.first()).not.toHaveAttribute("aria-label", first ?? "", { timeout: 2_000 });
  }).toPass();
  for (const day of days) {
    await months
      .first()
      .locator("[role=button]:not([data-outside-month])")
      .filter({ hasText: new RegExp(`^${day}$`) })
      .click();
  }
}

/** That moment of a day in the month after this one. */
function nextMonth(now: Date, day: number, hour: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day, hour));
}

let server: TravellingServer | undefined;
test.afterAll(() => server?.stop());

test("two people meet, agree on a week, change it, and call it off", async ({
  browser,
  playwright,
}) => {
  // As part of the test, which has its time: on a busy machine a server takes its own to start.
  server = await startTravellingServer();
  const { origin, now, travelTo } = server;
  const request = await playwright.request.newContext({ baseURL: origin });
  const made = {
    sitter: await createSitter(request, "en", { firstName: sitterName, pictures: ["near"] }),
    owner: await createOwner(request, "nl"),
  };
  const cat = await addCat(request, made.owner.token);
  const parts = { browser, server, request };
  const owner = await openPerson(parts, { ...made.owner, language: "nl", isMobile: true });
  const sitter = await openPerson(parts, { ...made.sitter, language: "en", isMobile: false });
  const at = {
    owner: bookingLinesOf(owner, sitterName),
    sitter: bookingLinesOf(sitter, ownerName),
  };
  const [t, s] = [owner.texts.bookings, sitter.texts.bookings];
  let step = 0;
  const pictures = async (name: string) => {
    step += 1;
    for (const person of [owner, sitter]) {
      await person.picture(`${String(step).padStart(2, "0")}-${name}`);
    }
  };

  await visit(sitter.chat, "/chats");
  await visit(sitter.page, "/bookings");

  await test.step("the owner plans an introduction", async () => {
    const { page } = owner;
    const plan = owner.texts["booking-plan"];
    await visit(page, `/introduction/create/${made.sitter.id}`);
    await chooseDays(page, [12]);
    await page.getByRole("textbox", { name: plan.when.introductionTime }).fill("14");
    await goOn(page);
    await heading(page, plan.introduction.placeHeading);
    await option(page, "owner_home").click();
    await goOn(page);
    await heading(page, plan.steps.summary.heading);
    await goOn(page);
    await page.waitForURL(/\/booking\/\d+$/);
    await expect(page.getByText(filled(t.answer.waitTitle, { name: sitterName }))).toBeVisible();
    await sitter.mailed(at.sitter.subject("introduction", "booking_asked"));
    // The room and the booking show in lists that were open already.
    await sitter.chat.getByRole("link", { name: new RegExp(ownerName) }).click();
    await expect(at.sitter.asked("introduction")).toBeVisible();
    await expect(
      sitter.page.getByRole("link", { name: filled(s.short.asks, { name: ownerName, what: "" }) }),
    ).toBeVisible();
    await sitter.chat.waitForURL(/\/chats\/\d+/);
    const roomId = Number(/\/chats\/(\d+)/.exec(sitter.chat.url())?.[1]);
    await visit(owner.chat, roomPath(roomId, true));
    await expect(at.owner.askedByMe("introduction")).toBeVisible();
    await checkScreen(sitter.chat);
    await pictures("introduction-asked");
  });

  await test.step("the sitter accepts in the conversation", async () => {
    await press(log(sitter.chat), sitter.texts["booking-cards"].buttons.accept);
    await expect(owner.page.getByText(t.status.accepted)).toBeVisible();
    await expect(at.owner.line((cards) => cards.answered.accepted)).toHaveCount(1);
    await owner.mailed(at.owner.subject("introduction", "booking_accepted"));
    await sitter.page
      .getByRole("link", { name: new RegExp(ownerName) })
      .first()
      .click();
    await expect(sitter.page.getByText(s.status.accepted).first()).toBeVisible();
    await pictures("introduction-accepted");
  });

  await test.step("the introduction takes place", async () => {
    const meeting = nextMonth(now(), 12, 14);
    await travelTo(new Date(meeting.getTime() + 2 * hourMs), [owner.context, sitter.context]);
    // Nobody looks at the clock for them: the page tells.
    await expect(owner.page.getByText(t.status.completed)).toBeVisible({ timeout: 60_000 });
    await expect(sitter.page.getByText(s.status.completed).first()).toBeVisible();
    const planNow = owner.texts.chat.next.ScheduleBooking.button;
    await expect(owner.chat.getByRole("link", { name: planNow })).toBeVisible();
    await checkScreen(owner.page);
    await pictures("introduction-over");
  });

  await test.step("the owner books a week for two pets", async () => {
    const { page } = owner;
    const plan = owner.texts["booking-plan"];
    await page.getByRole("link", { name: filled(t.ended.next, { name: sitterName }) }).click();
    await heading(page, plan.steps.service.heading);
    await option(page, "house_visit").click();
    await goOn(page);
    await heading(page, plan.steps.pets.heading);
    await option(page, made.owner.petId).click();
    await option(page, cat).click();
    await goOn(page);
    await heading(page, plan.steps.when.heading);
    await chooseDays(page, [5, 11]);
    const newTime = page.getByRole("textbox", { name: plan.when.newTime });
    await newTime.fill("8");
    await newTime.press("Enter");
    await page.getByRole("button", { name: plan.when.addTime }).click();
    await newTime.fill("18");
    await newTime.press("Enter");
    await goOn(page);
    await heading(page, plan.steps.place.heading);
    await goOn(page);
    await heading(page, filled(plan.steps.details.heading, { name: sitterName }));
    await goOn(page);
    await heading(page, plan.steps.summary.heading);
    await checkScreen(page);
    await goOn(page);
    await page.waitForURL(/\/booking\/\d+$/);
    await expect(at.sitter.asked("booking")).toBeVisible();
    await expect(at.owner.askedByMe("booking")).toBeVisible();
    await sitter.mailed(at.sitter.subject("booking", "booking_asked", pets));
    await pictures("week-asked");
  });

  await test.step("the sitter asks for other dates, and the owner agrees", async () => {
    const { page } = sitter;
    await page
      .getByRole("link", { name: filled(s.short.asks, { name: ownerName, what: "" }) })
      .click();
    await press(page, s.answer.otherDates);
    const sheet = page.getByRole("dialog", { name: s.change.datesTitle });
    // The day, the month and the year of the first day come first, then those of the last.
    await sheet.getByRole("spinbutton").nth(3).press("ArrowUp");
    await sheet.getByRole("spinbutton").nth(0).press("ArrowUp");
    await sheet
      .getByLabel(filled(s.change.reason, { name: ownerName }))
      .fill("I am back on Tuesday.");
    await press(sheet, s.change.sendDates);
    await expect(sheet).toBeHidden();
    await expect(
      owner.page.getByText(filled(t.answer.otherDatesTitle, { name: sitterName })),
    ).toBeVisible();
    await expect(at.owner.asked("dates")).toBeVisible();
    await owner.mailed(at.owner.subject("booking", "booking_dates_changed"));
    await checkScreen(owner.page);
    await pictures("other-dates");
    await press(owner.page, t.answer.accept);
    await expect(page.getByText(s.other.shared)).toBeVisible();
    await expect(at.sitter.line((cards) => cards.answered.accepted)).toHaveCount(1);
    await sitter.mailed(at.sitter.subject("booking", "booking_accepted"));
    await owner.mailed(at.owner.subject("booking", "intake_asked"));
    await pictures("agreed");
  });

  await test.step("the sitter proposes a price, and the owner agrees in the conversation", async () => {
    const { page } = sitter;
    await page.getByRole("button", { name: new RegExp(s.actions.change) }).click();
    const sheet = page.getByRole("dialog", { name: s.change.title });
    await sheet.getByText(s.change.price, { exact: true }).click();
    await sheet.getByLabel(s.change.priceLabel).fill("180");
    await press(sheet, s.change.send);
    await expect(sheet).toBeHidden();
    const asked = owner.page.getByText(filled(t.proposal.priceBy, { name: sitterName }));
    await expect(asked).toBeVisible();
    await expect(at.owner.asked("price")).toBeVisible();
    await owner.mailed(at.owner.subject("booking", "booking_price_proposed"));
    await pictures("price-proposed");
    await press(log(owner.chat), owner.texts["booking-cards"].buttons.agree);
    for (const { page: each } of [owner, sitter]) {
      const total = each.getByRole("definition").filter({ hasText: /€\s180$/ });
      await expect(total).toBeVisible();
    }
    await expect(asked).toBeHidden();
    await expect(at.sitter.line((cards) => cards.answered.accepted)).toHaveCount(2);
    await sitter.mailed(at.sitter.subject("booking", "booking_proposal_accepted"));
    await pictures("price-agreed");
  });

  await test.step("the owner fills in the intake form, and the sitter reads it", async () => {
    await owner.page.getByRole("link", { name: t.steps.fillIntake }).click();
    await fillIntake(owner.page, owner.texts["intake-forms"], { reader: sitterName, pets });
    await expect(at.sitter.line((cards) => cards.intake.filled)).toBeVisible();
    await sitter.mailed(at.sitter.subject("booking", "intake_filled"));
    await sitter.page.getByRole("link", { name: s.steps.readForm }).click();
    await expect(sitter.page.getByText("Natvoer").first()).toBeVisible();
    await checkScreen(sitter.page);
    await pictures("intake-read");
  });

  await test.step("a change of it is confirmed", async () => {
    const [own, theirs] = [owner.texts["intake-forms"], sitter.texts["intake-forms"]];
    const bookingId = Number(/\/intake\/(\d+)/.exec(owner.page.url())?.[1]);
    await visit(owner.page, `/intake/${bookingId}?part=house`);
    await owner.page.getByRole("textbox", { name: own.house.keyBoxCode }).fill("4815");
    await saveIntakePart(owner.page, own);
    await expect(
      sitter.page.getByText(filled(theirs.reading.changes_one, { count: 1 })),
    ).toBeVisible();
    await sitter.mailed(at.sitter.subject("booking", "intake_changed"));
    await pictures("intake-changed");
    await press(sitter.page, theirs.reading.seen);
    await expect(
      owner.page.getByText(filled(own.reading.allSeen, { name: sitterName })),
    ).toBeVisible();
    await visit(owner.page, `/booking/${bookingId}`);
    await visit(sitter.page, `/bookings/${bookingId}`);
  });

  await test.step("the last day is left out, as the owner proposes", async () => {
    const { page } = owner;
    await page.getByRole("button", { name: new RegExp(t.actions.change) }).click();
    const sheet = page.getByRole("dialog", { name: t.change.title });
    await sheet.getByRole("spinbutton").nth(3).press("ArrowDown");
    await press(sheet, t.change.send);
    await expect(sheet).toBeHidden();
    await expect(
      sitter.page.getByText(filled(s.proposal.datesBy, { name: ownerName })),
    ).toBeVisible();
    await expect(at.sitter.asked("dates")).toBeVisible();
    await sitter.mailed(at.sitter.subject("booking", "booking_dates_proposed"));
    await checkScreen(sitter.page);
    await pictures("a-day-less");
    await press(sitter.page, s.proposal.accept);
    const visits = filled(t.price.units.visit_other, { count: 12, price: "" }).trim();
    await expect(page.getByText(visits)).toBeVisible();
    await expect(at.owner.line((cards) => cards.answered.accepted)).toHaveCount(2);
    await owner.mailed(at.owner.subject("booking", "booking_proposal_accepted"));
  });

  await test.step("the owner calls it off", async () => {
    const { page } = owner;
    await page.getByRole("button", { name: new RegExp(t.actions.cancel.booking) }).click();
    const sheet = page.getByRole("dialog", { name: t.cancel.title.booking });
    await sheet.getByLabel(t.cancel.reason).fill("We blijven toch thuis.");
    await press(sheet, t.cancel.confirm);
    await expect(page.getByText(t.ended.cancelled.me)).toBeVisible();
    await expect(
      sitter.page.getByText(filled(s.ended.cancelled.other, { name: ownerName })),
    ).toBeVisible();
    await expect(at.sitter.line((cards) => cards.cancelled)).toBeVisible();
    await expect(log(sitter.chat).getByText("We blijven toch thuis.")).toBeVisible();
    await sitter.mailed(at.sitter.subject("booking", "booking_cancelled"));
    await pictures("called-off");
  });

  await owner.close();
  await sitter.close();
  await request.dispose();
});
