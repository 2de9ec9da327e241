import { demoEmail, demoPassword, expect, test } from "../parts/fixtures.ts";

/** What works without script at all, and so also while it is still on its way. */
test.use({ javaScriptEnabled: false });

test.beforeEach(({ problems }) => {
  // The browser says so of every script that it was told not to run.
  problems.allow(/ csp$/);
});

test("logging in and out", async ({ page, problems, texts: { account, shell, settings } }) => {
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

  await page.getByRole("button", { name: settings.logout.submit, exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: shell.bar.login })).toBeVisible();
});
