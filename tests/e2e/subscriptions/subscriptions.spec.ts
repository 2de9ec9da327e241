import { checkoutTexts } from "#server/platform/payments/local/checkout-texts.ts";
import { settle } from "../parts/checkout.ts";
import { checkScreen, expect, hydrated, test } from "../parts/fixtures.ts";
import { useToken } from "../parts/new/new-account.ts";
import { createOwner } from "../parts/new/new-request.ts";

/*
  Somebody buys a subscription at the provider that comes with the demo: the first payment fails, the second
  one is paid; then it is stopped, taken up again and changed, and its invoice is fetched.
*/

// Making an owner takes a mail.
test.describe.configure({ timeout: 180_000 });

test("a subscription is bought, stopped, taken up again and changed", {
  tag: ["@main", "@desk"],
}, async ({ language, visit, page, request, texts: { paywall, subscriptions: t } }) => {
  const { token } = await createOwner(request, language);
  await useToken(page, token);
  const main = page.getByRole("main");
  const order = main.getByRole("button", { name: paywall.order.submit });

  await test.step("a payment that fails buys nothing", async () => {
    await visit("/subscriptions");
    await main.getByRole("radio", { name: paywall.plans.quarter }).check();
    await order.click();
    await settle(page, language, "failed");
    await hydrated(page);
    await expect(main.getByRole("heading", { name: t.outcome.failed.title })).toBeVisible();
    await checkScreen(page);
  });

  await test.step("another one does", async () => {
    await main.getByRole("radio", { name: paywall.plans.quarter }).check();
    await order.click();
    await settle(page, language, "paid");
    await hydrated(page);
    await expect(main.getByRole("heading", { name: t.outcome.paid.title })).toBeVisible();
    await expect(main.getByText(t.card.status.active, { exact: true })).toBeVisible();
    await checkScreen(page);
    // Back over the checkout to the page of the order: there is nothing left to buy.
    await page.goBack();
    await expect(page.getByText(checkoutTexts[language].states.paid)).toBeVisible();
    await page.goBack();
    await hydrated(page);
    await expect(main.getByText(t.card.status.active, { exact: true })).toBeVisible();
    await expect(order).toHaveCount(0);
  });

  await test.step("it is stopped, and goes on after all", async () => {
    await main.getByRole("button", { name: t.card.cancel }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await checkScreen(page);
    await dialog.getByRole("button", { name: t.cancelling.confirm }).click();
    await expect(main.getByText(t.card.nextNothing)).toBeVisible();
    await main.getByRole("button", { name: t.card.resume }).click();
    await expect(main.getByText(t.card.status.active, { exact: true })).toBeVisible();
  });

  await test.step("another plan comes after it", async () => {
    const year = `${t.others.choose} ${paywall.plans.year}`;
    await main.getByRole("button", { name: year }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: t.others.confirm, exact: true }).click();
    await expect(main.getByText(new RegExp(`^${paywall.plans.year}, €`))).toBeVisible();
  });

  await test.step("the payments are listed, with an invoice", async () => {
    await main.getByRole("link", { name: t.payments.all }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.payments.title);
    await expect(main.getByRole("listitem")).toHaveCount(2);
    await checkScreen(page);
    const label = new RegExp(t.payments.invoice.split("{{")[0] ?? "");
    const download = page.waitForEvent("download");
    await main.getByRole("button", { name: label }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });
});
