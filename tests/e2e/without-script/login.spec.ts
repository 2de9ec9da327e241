import { demoEmail, demoPassword, expect, test } from "../parts/fixtures.ts";

/** What works without script at all, and so also while it is still on its way. */
test.use({ javaScriptEnabled: false });

test.beforeEach(({ problems }) => {
  // The browser says so of every script that it was told not to run.
  problems.allow(/ csp$/);
});

test("logging in, choosing what style alone follows, and logging out", async ({
  page,
  problems,
  texts: { account, care, paywall, shell, settings, signup, ui },
}) => {
  problems.allow(/ 422/);
  await page.goto("/inloggen?redirect=%2Fsettings");
  await page.getByLabel(account.login.email).fill(demoEmail("owner"));
  await page.getByLabel(account.login.password, { exact: true }).fill("niet het goede");
  await page.getByRole("button", { name: account.login.submit, exact: true }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(page.getByLabel(account.login.email)).toHaveValue(demoEmail("owner"));

  await page.getByLabel(account.login.password, { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: account.login.submit, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(settings.heading);

  // What is paid.
  const main = page.getByRole("main");
  await page.goto("/subscriptions");
  await main.getByRole("radio", { name: paywall.plans.year }).check();
  const total = main.getByRole("term").filter({ hasText: paywall.order.total, visible: true });
  await expect(total.locator("..")).toContainText("49,95");

  // Days, or parts of a week.
  const monday = `${care.weekdays.MONDAY}, ${care.parts.morning}`;
  await page.goto("/aanmelden?step=request");
  await main.getByLabel(signup.request.dates).check();
  await expect(main.getByLabel(ui.firstDay)).toBeVisible();
  await expect(main.getByLabel(monday, { exact: true })).toBeHidden();
  await main.getByLabel(signup.request.recurring).check();
  await expect(main.getByLabel(ui.firstDay)).toBeHidden();
  await expect(main.getByLabel(monday, { exact: true })).toBeVisible();

  for (const step of ["pets", "request", "about", "done"]) {
    await page.goto(`/aanmelden?step=${step}`);
    const width = await page
      .locator("html")
      .evaluate((root: { scrollWidth: number }) => root.scrollWidth);
    expect(width, `${step} is wider than the screen`).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
  }

  await page.goto("/settings");
  await page.getByRole("button", { name: settings.logout.submit, exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: shell.bar.login })).toBeVisible();
});
