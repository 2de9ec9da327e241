import { expect, type Page } from "@playwright/test";
import type { Locale } from "#contract/shared/locale.ts";
import { checkoutTexts } from "#server/platform/payments/local/checkout-texts.ts";

/** At the page of the provider that comes with the demo: says what becomes of the payment. */
export async function settle(
  page: Page,
  language: Locale,
  choice: "paid" | "failed",
): Promise<void> {
  const { title, choices } = checkoutTexts[language];
  await expect(page).toHaveTitle(new RegExp(title));
  await page.getByRole("button", { name: choices[choice], exact: true }).click();
  await page.waitForURL(/\/subscriptions\?payment=\d+$/);
}
