import { filled } from "./parts/chat-page.ts";
import { checkScreen, expect, hydrated, test } from "./parts/fixtures.ts";
import { inDays } from "./parts/new/in-days.ts";
import { useToken as logInBy } from "./parts/new/new-account.ts";
import { askForBooking } from "./parts/new/new-booking.ts";
import { createOwner } from "./parts/new/new-owner.ts";
import { createSitter } from "./parts/new/new-sitter.ts";
import { takePicture } from "./parts/picture.ts";

/*
  Somebody asks a sitter for a booking while the sitter looks at another page: the bell says so at once, and
  a press on it leads to the booking. Whoever uses their other profile by then comes there with the right one.
*/

// Making two people takes mails and pictures.
test.describe.configure({ timeout: 240_000 });

test("the bell tells of a booking at once, and leads there", { tag: ["@main", "@desk"] }, async ({
  language,
  isMobile,
  visit,
  page,
  request,
  texts: { shell, "notification-list": t },
}) => {
  const owner = await createOwner(request, language);
  const sitter = await createSitter(request, language, { firstName: "Sanne", pictures: ["near"] });
  await logInBy(page, sitter.token);
  await visit("/favorites");
  const bell = page
    .getByRole("banner")
    .getByRole("link", { name: new RegExp(`^${shell.nav.notifications}`) })
    .filter({ visible: true });
  await expect(bell).toBeVisible();

  const pair = { owner, ownerName: "Noor", sitter };
  const days = { start_date: inDays(3), end_date: inDays(4), visits: ["08:00", "18:00"] };
  const bookingId = await askForBooking(request, pair, days);
  const unread = filled(shell.unreadNotifications_one, { count: 1 });
  await expect(bell).toHaveAccessibleName(`${shell.nav.notifications} ${unread}`, {
    timeout: 30_000,
  });

  await bell.click();
  const told = page.getByRole("link", { name: /Noor/ }).filter({ visible: true });
  if (isMobile) {
    await page.waitForURL("**/notifications");
    await hydrated(page);
    await checkScreen(page);
  } else {
    await expect(page.getByRole("heading", { name: t.heading, exact: true })).toBeVisible();
  }
  await expect(told).toContainText(t.unread);
  await takePicture(page, "told", isMobile);
  await told.click();
  await page.waitForURL(`**/booking/${bookingId}`);
  await hydrated(page);

  await visit("/notifications");
  await expect(page.getByText(t.unread, { exact: true })).toHaveCount(0);
  await takePicture(page, "page");

  // Now they are here as an owner, to whom a booking of theirs as a sitter is not shown.
  const headers = { Authorization: `Bearer ${sitter.token}` };
  const made = await request.post("/api/user/profile", {
    headers,
    data: { profile_type: "pet_owner" },
  });
  expect(made.status(), await made.text()).toBe(201);
  await visit("/notifications");
  await page.getByRole("link", { name: /Noor/ }).filter({ visible: true }).click();
  await page.waitForURL(`**/booking/${bookingId}`);
  const user = await (await request.get("/api/user", { headers })).json();
  expect(user.profile.profile_type, "the profile that it is for").toBe("pet_sitter");
});
