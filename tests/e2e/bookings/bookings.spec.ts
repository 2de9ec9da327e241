import type { Locator, Page } from "@playwright/test";
import { filled, openOther } from "../parts/chat-page.ts";
import { checkScreen, expect, test } from "../parts/fixtures.ts";
import { inDays } from "../parts/new/in-days.ts";
import { useToken as logInBy } from "../parts/new/new-account.ts";
import { askForBooking, createPair, moveBooking } from "../parts/new/new-booking.ts";
import { planted } from "../parts/new/new-sitter.ts";

// Two people with a profile, a pet and a picture take mails and a dozen calls to make.
test.describe.configure({ timeout: 180_000 });

/** A day of the month after next week's: whatever today is, days after it are in the same month. */
function dayAhead(day: string): string {
  const soon = inDays(7);
  const [year = 0, month = 1] = soon.split("-").map(Number);
  return `${new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7)}-${day}`;
}

const press = (where: Page | Locator, name: string) =>
  where.getByRole("button", { name, exact: true }).click();

test("what one of the two does with a booking the other sees at once", async ({
  language,
  page,
  visit,
  browser,
  request,
  texts,
  baseURL,
}) => {
  const t = texts.bookings;
  const pair = await createPair(request, language);
  const { sitter, ownerName } = pair;
  const id = await askForBooking(request, pair, {
    start_date: dayAhead("10"),
    end_date: dayAhead("14"),
    visits: ["08:00", "18:00"],
    details: "Moos wil ’s ochtends even de tuin in.",
  });
  await logInBy(page, pair.owner.token);
  await visit(`/booking/${id}`);
  await expect(
    page.getByText(filled(t.answer.waitTitle, { name: sitter.firstName })),
  ).toBeVisible();
  // Private until yes.
  await expect(page.getByText(planted.street)).toHaveCount(0);

  const desk = await openOther(
    browser,
    { sitter, path: "/bookings" },
    { language, isMobile: false, baseURL },
  );
  const theirs = desk.page;
  await test.step("the sitter finds it under what waits for them, and says yes", async () => {
    const row = theirs.getByRole("link", {
      name: filled(t.short.asks, { name: ownerName, what: "" }),
    });
    await expect(row).toBeVisible();
    await checkScreen(theirs);
    await row.click();
    await expect(theirs).toHaveURL(new RegExp(`/bookings/${id}`));
    await checkScreen(theirs);
    await press(theirs, t.answer.accept);
    await expect(theirs.getByText(t.other.shared)).toBeVisible();
  });
  await expect(page.getByText(t.status.accepted)).toBeVisible();
  await expect(page.getByText(planted.street)).toBeVisible();
  await expect(page.getByRole("heading", { name: t.price.agreed })).toBeVisible();
  await checkScreen(page);

  const coming = page.waitForEvent("download");
  await press(page, t.actions.calendar);
  expect((await coming).suggestedFilename()).toBe("kwispel.ics");

  await test.step("the sitter proposes a day more, the owner agrees", async () => {
    await theirs.getByRole("button", { name: new RegExp(t.actions.change) }).click();
    const sheet = theirs.getByRole("dialog", { name: t.change.title });
    await expect(sheet).toBeVisible();
    await checkScreen(theirs);
    // The day, the month and the year of the first day come first, then those of the last.
    await sheet.getByRole("spinbutton").nth(3).press("ArrowUp");
    await sheet
      .getByLabel(filled(t.change.reason, { name: ownerName }))
      .fill("Ik kan een dag langer.");
    await press(sheet, t.change.send);
    await expect(sheet).toBeHidden();
    await expect(
      page.getByText(filled(t.proposal.datesBy, { name: sitter.firstName })),
    ).toBeVisible();
    await expect(page.getByText("Ik kan een dag langer.")).toBeVisible();
    await checkScreen(page);
    await press(page, t.proposal.accept);
    await expect(
      page.getByText(filled(t.proposal.datesBy, { name: sitter.firstName })),
    ).toBeHidden();
    const units = filled(t.price.units.visit_other, { count: 12, price: "" }).trim();
    await expect(page.getByText(units)).toBeVisible();
    await expect(theirs.getByText(units)).toBeVisible();
  });

  await test.step("the owner proposes another price, takes it back, and proposes again", async () => {
    for (const price of ["90", "100"]) {
      await page.getByRole("button", { name: new RegExp(t.actions.change) }).click();
      const sheet = page.getByRole("dialog", { name: t.change.title });
      await sheet.getByText(t.change.price, { exact: true }).click();
      await sheet.getByLabel(t.change.priceLabel).fill(price);
      await press(sheet, t.change.send);
      await expect(sheet).toBeHidden();
      await expect(
        theirs.getByText(filled(t.proposal.priceBy, { name: ownerName })).last(),
      ).toBeVisible();
      if (price === "90") {
        await press(page, t.proposal.withdraw);
        await expect(theirs.getByText(filled(t.proposal.priceBy, { name: ownerName }))).toHaveCount(
          0,
        );
      }
    }
    await checkScreen(theirs);
    await press(theirs, t.proposal.accept);
    const total = page.getByRole("definition").filter({ hasText: /€\s100$/ });
    await expect(total).toBeVisible();
  });

  await test.step("the owner sees it in the week and in the month", async () => {
    await visit(`/bookings?view=week&date=${dayAhead("12")}`);
    await expect(page.getByText(t.agenda.visit, { exact: true }).first()).toBeVisible();
    await page.getByRole("link", { name: t.views.month, exact: true }).click();
    await expect(page).toHaveURL(/view=month/);
    await expect(page.getByRole("link", { name: /Moos/ }).first()).toBeVisible();
    await checkScreen(page);
    const plan = filled(t.calendar.plan, { day: "" }).trim();
    await page.getByRole("button", { name: new RegExp(`^${plan} .* 25 `) }).click();
    const sheet = page.getByRole("dialog");
    await expect(
      sheet.getByRole("link", { name: filled(t.plan.bookWith, { name: sitter.firstName }) }),
    ).toBeVisible();
    await checkScreen(page);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: /Moos/ }).first().click();
    await expect(page).toHaveURL(new RegExp(`/booking/${id}$`));
  });

  await test.step("the sitter cancels, which takes a reason", async () => {
    await theirs.getByRole("button", { name: new RegExp(t.actions.cancel.booking) }).click();
    const sheet = theirs.getByRole("dialog", { name: t.cancel.title.booking });
    await press(sheet, t.cancel.confirm);
    await expect(sheet.getByText(t.cancel.needsReason)).toBeVisible();
    await checkScreen(theirs);
    await sheet.getByLabel(t.cancel.reason).fill("Ik heb mijn been gebroken.");
    await press(sheet, t.cancel.confirm);
    await expect(theirs.getByText(t.ended.cancelled.me)).toBeVisible();
    await expect(
      page.getByText(filled(t.ended.cancelled.other, { name: sitter.firstName })),
    ).toBeVisible();
    await expect(page.getByText("Ik heb mijn been gebroken.")).toBeVisible();
    await expect(page.getByText(planted.street)).toHaveCount(0);
    await checkScreen(page);
  });
  await desk.close();
});

test("what waits for an answer is on the first page; who is too late reads why and how it stands", {
  tag: "@main",
}, async ({ language, page, visit, request, texts, problems }) => {
  // The answer to a booking that was changed by then.
  problems.allow(/409/);
  const t = texts.bookings;
  const pair = await createPair(request, language);
  const wish = {
    kind: "introduction",
    service_type: undefined,
    start_date: inDays(3),
    time: "16:00",
  };
  const id = await askForBooking(request, pair, wish);
  await logInBy(page, pair.sitter.token);
  await visit("/");
  await page.getByRole("link", { name: texts.dashboard.next.answerBooking.action }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: texts.shell.back.introduction }),
  ).toBeVisible();
  await checkScreen(page);

  // On its way the press is overtaken by the same answer from another device.
  await page.route(
    `**/api/booking/${id}/status`,
    async (route) => {
      await moveBooking(request, pair.sitter.token, `${id}/status`, { status: "accepted" });
      await route.continue();
    },
    { times: 1 },
  );
  await press(page, t.answer.accept);
  await expect(page.getByText(t.changed.title)).toBeVisible();
  await expect(page.getByText(t.changed.notSent)).toBeVisible();
  await expect(page.getByText(t.status.accepted)).toBeVisible();
  await expect(page.getByRole("button", { name: t.answer.accept })).toHaveCount(0);
});
