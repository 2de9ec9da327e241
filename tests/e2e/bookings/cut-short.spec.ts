import { setTimeout as wait } from "node:timers/promises";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { minuteMs } from "#contract/shared/durations.ts";
import { formatPhone } from "#contract/shared/validation/phone-text.ts";
import { clockAt } from "#server/platform/amsterdam-time.ts";
import { filled, openOther, roomPath } from "../parts/chat-page.ts";
import { checkScreen, expect, test } from "../parts/fixtures.ts";
import { inDays } from "../parts/new/in-days.ts";
import { useToken as logInBy } from "../parts/new/new-account.ts";
import { askForBooking, createPair, moveBooking } from "../parts/new/new-booking.ts";
import { createOwner } from "../parts/new/new-owner.ts";
import { planted } from "../parts/new/new-sitter.ts";

// A stay begins with a whole minute, and nothing can be agreed for a minute that has gone.
test.describe.configure({ timeout: 240_000 });

const press = (where: Page | Locator, name: string) =>
  where.getByRole("button", { name, exact: true }).click();
const phoneShown = formatPhone(planted.phone);

/** The first whole minute that leaves time to ask and to say yes. */
const soon = () => new Date(Math.ceil((Date.now() + minuteMs / 2) / minuteMs) * minuteMs);

/** Some days at the sitter's home, from that minute on. */
function stayFrom(start: Date) {
  const { date, time } = clockAt(start);
  const end = { end_date: inDays(3), end_time: "18:00" };
  const service_type = "daycare_at_sitter_home";
  return { service_type, place: "sitter_home", start_date: date, time, ...end };
}

/** Where the two of a booking write to each other. */
async function roomOf(request: APIRequestContext, token: string, id: number): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/booking/${id}`, { headers });
  return ((await answer.json()) as { data: { chat_room_id: number } }).data.chat_room_id;
}

test("a stay that is stopped halfway leaves both with whom to call, and a block waits until its end", async ({
  language,
  isMobile,
  page,
  visit,
  browser,
  request,
  texts,
  baseURL,
}) => {
  const { block, bookings: t, chat, settings, shell } = texts;
  const pair = await createPair(request, language);
  const { sitter, ownerName } = pair;
  const blocking = { ...pair, owner: await createOwner(request, language) };
  const starts = soon();
  const yes = { status: "accepted" };
  const stopped = await askForBooking(request, pair, stayFrom(starts));
  await moveBooking(request, sitter.token, `${stopped}/status`, yes);
  const goesOn = await askForBooking(request, blocking, stayFrom(starts));
  await moveBooking(request, sitter.token, `${goesOn}/status`, yes);
  await wait(Math.max(0, starts.getTime() - Date.now()));

  await logInBy(page, pair.owner.token);
  await visit(`/booking/${stopped}`);
  const own = { language, isMobile, baseURL };
  const other = await openOther(browser, { sitter, path: `/booking/${stopped}` }, own);
  const theirs = other.page;
  const pets = "Moos";

  await test.step("the sitter stops it, and reads first what stays and what closes", async () => {
    await theirs.getByRole("button", { name: new RegExp(t.actions.cancel.booking) }).click();
    const sheet = theirs.getByRole("dialog", { name: t.cancel.running.title });
    await expect(sheet.getByText(t.cancel.running.keeps)).toBeVisible();
    await checkScreen(theirs);
    await sheet.getByLabel(t.cancel.running.reason).fill("Ik ben van de trap gevallen.");
    await press(sheet, t.cancel.running.confirm);
    await expect(sheet).toBeHidden();
  });

  await test.step("the owner reads whom to call, and where Moos is", async () => {
    const card = page.getByRole("region", { name: filled(t.handover.title, { pets }) });
    await expect(card).toContainText(filled(t.handover.text.other, { name: sitter.firstName }));
    await expect(card.getByRole("link", { name: new RegExp(phoneShown) })).toBeVisible();
    await expect(card.getByText("Ik ben van de trap gevallen.")).toBeVisible();
    await expect(page.getByText(planted.street)).toBeVisible();
    await expect(page.getByText(t.ended.text.off)).toHaveCount(0);
    await checkScreen(page);
    await checkScreen(theirs);
  });

  await test.step("both say that Moos is home; then the house is the sitter's own again", async () => {
    await press(page, t.handover.sayHome);
    const [who = ""] = filled(t.handover.said.other, { name: ownerName, when: "|" }).split("|");
    await expect(theirs.getByText(new RegExp(`^${who}`))).toBeVisible();
    await press(theirs, t.handover.sayHome);
    await expect(page.getByRole("button", { name: t.handover.sayHome })).toHaveCount(0);
    await expect(page.getByText(planted.street)).toHaveCount(0);
    await expect(page.getByText(phoneShown)).toHaveCount(0);
    await checkScreen(page);
  });

  await test.step("another owner blocks the sitter, and the stay goes on to its end", async () => {
    await logInBy(page, blocking.owner.token);
    await visit(roomPath(await roomOf(request, blocking.owner.token, goesOn), isMobile));
    await page.getByRole("button", { name: chat.head.menu }).click();
    await page
      .getByRole("menuitem", { name: filled(chat.menu.block, { name: sitter.firstName }) })
      .click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel(block.stay.after.label)).toBeChecked();
    await checkScreen(page);
    await press(dialog, block.confirm);
    await expect(dialog).toBeHidden();
    await visit(`/booking/${goesOn}`);
    await expect(page.getByText(planted.street)).toBeVisible();
    await theirs.goto(`/booking/${goesOn}`);
    await expect(theirs.getByText(t.status.running).first()).toBeVisible();
  });

  await test.step("that owner asks to delete the account, which waits for the stay, and stays after all", async () => {
    await visit("/settings");
    await press(page, settings.delete.open);
    const dialog = page.getByRole("dialog", { name: settings.delete.title });
    await expect(dialog.getByText(settings.delete.waits.title)).toBeVisible();
    await expect(dialog.getByRole("listitem").first()).toContainText(sitter.firstName);
    await checkScreen(page);
    await dialog
      .getByLabel(settings.delete.password, { exact: true })
      .fill(blocking.owner.password);
    await press(dialog, settings.delete.confirmWaiting);
    await expect(dialog).toBeHidden();
    await expect(page.getByText(settings.leaving.points.home)).toBeVisible();
    await expect(
      page.getByRole("region", { name: shell.leaving.label, exact: true }),
    ).toBeVisible();
    await checkScreen(page);
    await theirs.reload();
    await expect(theirs.getByText(t.status.running).first()).toBeVisible();
    await press(page, settings.leaving.keep);
    await expect(page.getByRole("button", { name: settings.delete.open })).toBeVisible();
    await expect(page.getByRole("region", { name: shell.leaving.label, exact: true })).toHaveCount(
      0,
    );
  });
  await other.close();
});

test("a question that changes while somebody is about to say yes is read again first", {
  tag: "@desk",
}, async ({ language, page, visit, request, texts: { bookings: t }, problems }) => {
  // The yes to what it was.
  problems.allow(/409/);
  const pair = await createPair(request, language);
  const days = { start_date: inDays(14), end_date: inDays(15), visits: ["08:00"] };
  const id = await askForBooking(request, pair, days);
  await logInBy(page, pair.sitter.token);
  await visit(`/booking/${id}`);
  // On its way the press is overtaken by what the owner asks now.
  await page.route(
    `**/api/booking/${id}/status`,
    async (route) => {
      const more = { ...days, end_date: inDays(44), visits: ["08:00", "12:00", "17:00", "22:00"] };
      await moveBooking(request, pair.owner.token, `${id}/dates`, {
        ...more,
        reason: "Een maand.",
      });
      await route.continue();
    },
    { times: 1 },
  );
  await press(page, t.answer.accept);
  const note = page.getByText(t.changed.title).locator("..");
  await expect(page.getByText(t.changed.again)).toBeVisible();
  await expect(note).toContainText(t.changed.when);
  await checkScreen(page);
  await press(page, t.answer.accept);
  await expect(page.getByText(t.status.accepted)).toBeVisible();
  const units = filled(t.price.units.visit_other, { count: 124, price: "" }).trim();
  await expect(page.getByText(units)).toBeVisible();
});
