import { expect, test } from "../parts/fixtures.ts";
import { inDays } from "../parts/new/in-days.ts";
import { askForBooking, createPair } from "../parts/new/new-booking.ts";

/** Answering a booking without script. */
test.use({ javaScriptEnabled: false });

test.beforeEach(({ problems }) => problems.allow(/ csp$/));

test("a sitter says yes, and what was private is there", async ({
  language,
  page,
  request,
  texts: { account, bookings },
}) => {
  const pair = await createPair(request, language);
  const id = await askForBooking(request, pair, { start_date: inDays(5), visits: ["09:00"] });
  await page.goto(`/inloggen?redirect=${encodeURIComponent(`/booking/${id}`)}`);
  await page.getByLabel(account.login.email).fill(pair.sitter.email);
  await page
    .getByLabel(account.login.password, { exact: true })
    .fill("gietijzeren hangmat zeehond");
  await page.getByRole("button", { name: account.login.submit, exact: true }).click();
  await expect(page.getByText(bookings.answer.yours)).toBeVisible();
  await page.getByRole("button", { name: bookings.answer.accept, exact: true }).click();
  await expect(page.getByText(bookings.status.accepted)).toBeVisible();
  await expect(page.getByText(bookings.other.shared)).toBeVisible();

  await page.goto("/bookings?view=month");
  await page.getByRole("link", { name: bookings.views.week, exact: true }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
});
