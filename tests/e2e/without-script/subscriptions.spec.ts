import { settle } from "../parts/checkout.ts";
import { expect, test } from "../parts/fixtures.ts";
import { mailedLink } from "../parts/mailbox.ts";
import { createOwner } from "../parts/new/new-request.ts";
import { heading } from "../parts/signup-pages.ts";

/** Buying a subscription, and undoing that by the link in its receipt, without script. */
test.use({ javaScriptEnabled: false });

// What is preloaded for the script is refused by a browser that runs none.
test.beforeEach(({ problems }) => problems.allow(/\.js csp$/));

test("a subscription is bought, and withdrawn from without logging in", async ({
  language,
  page,
  browser,
  baseURL,
  request,
  texts: { paywall, subscriptions: t },
}) => {
  const { token, email } = await createOwner(request, language);
  const headers = { Authorization: `Bearer ${token}` };
  expect((await page.context().request.get("/api/user", { headers })).status()).toBe(200);
  const main = page.getByRole("main");
  await page.goto("/subscriptions");
  await main.getByRole("radio", { name: paywall.plans.year }).check();
  // What is paid follows the choice by style alone.
  const total = main.getByRole("term").filter({ hasText: paywall.order.total });
  await expect(total.locator("..")).toContainText("49,95");
  await main.getByRole("button", { name: paywall.order.submit }).click();
  await main.getByRole("link", { name: t.outcome.toCheckout }).click();
  await settle(page, language, "paid");
  await expect(main.getByRole("heading", { name: t.outcome.paid.title })).toBeVisible();
  await main.getByRole("button", { name: t.card.cancel }).click();
  await expect(main.getByText(t.card.nextNothing)).toBeVisible();

  const link = await mailedLink(request, email, "withdrawal");
  const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(heading(guest)).toHaveText(t.withdraw.heading);
  await guest.getByRole("link", { name: t.withdraw.begin }).click();
  await expect(heading(guest)).toHaveText(t.withdraw.confirmHeading);
  await guest.getByRole("button", { name: t.withdraw.confirm }).click();
  await expect(heading(guest)).toHaveText(t.withdraw.done.heading);
  await guest.goto(link);
  await expect(heading(guest)).toHaveText(t.withdraw.gone.heading);
  await context.close();

  await page.goto("/subscriptions");
  await expect(main.getByRole("button", { name: paywall.order.submit })).toBeVisible();
  await expect(main.getByText(t.payments.reason.withdrawn)).toBeVisible();
});
