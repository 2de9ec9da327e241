import type { Page } from "@playwright/test";
import { checkScreen, expect, test } from "../parts/fixtures.ts";
import { createAccount, useToken } from "../parts/new/new-account.ts";

test.describe.configure({ timeout: 120_000 });

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a calendar program gets the bookings by an address, until it is turned off", {
  tag: "@main",
}, async ({ language, visit, page, request, texts: { calendars } }) => {
  const { feed } = calendars;
  const { token } = await createAccount(request, language);
  await useToken(page, token);
  await visit("/settings");
  const part = section(page, feed.heading);
  await part.getByRole("button", { name: feed.make }).click();
  const open = part.getByRole("link", { name: feed.open });
  await expect(open).toBeVisible();
  await checkScreen(page);
  const address = ((await open.getAttribute("href")) ?? "").replace(/^webcal:/, "http:");
  await expect(part.getByText(address)).toBeVisible();
  // An owner has no days to be kept free.
  await expect(section(page, calendars.own.heading)).toHaveCount(0);

  const read = await request.get(address);
  expect(read.status()).toBe(200);
  expect(await read.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await page.reload();
  await expect(part.getByText(feed.lastRead.split("{{")[0] ?? "")).toBeVisible();

  await part.getByRole("button", { name: feed.renew }).click();
  const renewing = page.getByRole("dialog", { name: feed.renewTitle });
  await expect(renewing).toBeVisible();
  await checkScreen(page);
  await renewing.getByRole("button", { name: feed.renewConfirm }).click();
  await expect(page.getByText(feed.renewed)).toBeVisible();
  await expect(part.getByText(address)).toHaveCount(0);
  expect((await request.get(address)).status()).toBe(404);

  await part.getByRole("button", { name: feed.revoke }).click();
  const ending = page.getByRole("dialog", { name: feed.revokeTitle });
  await ending.getByRole("button", { name: feed.revokeConfirm }).click();
  await expect(part.getByRole("button", { name: feed.make })).toBeVisible();
});

test("a sitter brings a calendar in, is told why it can't be read, and takes it out", async ({
  language,
  visit,
  page,
  request,
  problems,
  texts: { calendars },
}) => {
  problems.allow(/api\/user\/calendars/);
  const { own } = calendars;
  const { token } = await createAccount(request, language, "pet_sitter");
  await useToken(page, token);
  await visit("/settings");
  const part = section(page, own.heading);
  const field = part.getByLabel(own.label);
  await field.fill("mijn agenda");
  await part.getByRole("button", { name: own.add }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("https://router.local/agenda.ics");
  await part.getByRole("button", { name: own.add }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await checkScreen(page);

  // A name that will never be anybody's (RFC 6761).
  await field.fill("webcal://agenda.example.invalid/basic.ics");
  await part.getByRole("button", { name: own.add }).click();
  await expect(field).toHaveValue("");
  const row = part.getByRole("listitem").filter({ hasText: "agenda.example.invalid" });
  // The screen looks again by itself.
  await expect(row.getByText(own.problems.unreachable)).toBeVisible({ timeout: 60_000 });
  await checkScreen(page);

  await row.getByRole("button").click();
  const removing = page.getByRole("dialog", { name: own.removeTitle });
  await removing.getByRole("button", { name: own.removeConfirm }).click();
  await expect(row).toHaveCount(0);
});
