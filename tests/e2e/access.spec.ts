import type { Page } from "@playwright/test";
import { checkScreen, demoEmail, demoPassword, expect, hydrated, test } from "./parts/fixtures.ts";
import { mailedLink } from "./parts/mailbox.ts";
import { createAccount, createSession, useToken } from "./parts/new/new-account.ts";
import { textsOf } from "./parts/texts.ts";

// Each goes past half a dozen screens and has every one of them checked.
test.describe.configure({ timeout: 90_000 });

const otherPassword = "paraplu kaas fiets toren";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const pressInMain = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

test("a forgotten password: mail, new password, in again", async ({
  language,
  visit,
  page,
  request,
  problems,
  texts: { account, password },
}) => {
  problems.allow(/ 422/);
  const { email } = await createAccount(request, language);
  await visit("/login");
  await page.getByRole("link", { name: account.login.forgot }).click();
  await expect(heading(page)).toHaveText(account.resetPassword.askHeading);
  await checkScreen(page);
  await page.getByLabel(account.login.email).fill(email);
  await pressInMain(page, account.resetPassword.ask);
  await expect(page.getByRole("main").getByRole("status")).toContainText(account.mailSent.title);
  await checkScreen(page);

  await visit(await mailedLink(request, email, "reset"));
  const chosen = page.getByLabel(account.newPassword.label);
  const repeat = page.getByLabel(account.newPassword.repeat);
  await chosen.fill(otherPassword);
  await expect(page.getByRole("meter")).toHaveAttribute("aria-valuetext", password.levels["4"]);

  // Typed differently, or too weak: refused in words.
  await repeat.fill("paraplu");
  await pressInMain(page, account.resetPassword.submit);
  await expect(repeat).toBeFocused();
  await expect(repeat).toHaveAttribute("aria-invalid", "true");
  for (const field of [chosen, repeat]) await field.fill("wachtwoord");
  await pressInMain(page, account.resetPassword.submit);
  await expect(chosen).toBeFocused();
  await checkScreen(page);

  for (const field of [chosen, repeat]) await field.fill(otherPassword);
  await checkScreen(page);
  await pressInMain(page, account.resetPassword.submit);
  await expect(heading(page)).toHaveText(account.resetPassword.doneHeading);
  await expect(heading(page)).toBeFocused();
  await checkScreen(page);

  await page.getByRole("link", { name: account.resetPassword.doneLogin }).click();
  await expect(page.getByLabel(account.login.email)).toHaveValue(email);
  await page.getByLabel(account.login.password, { exact: true }).fill(otherPassword);
  await pressInMain(page, account.login.submit);
  await page.waitForURL("/");
});

test("a login link logs in once", { tag: "@main" }, async ({
  language,
  visit,
  page,
  browser,
  request,
  texts: { account },
}) => {
  const { email } = await createAccount(request, language);
  await visit("/login");
  await pressInMain(page, account.login.sendLink);
  await expect(page.getByLabel(account.login.email)).toBeFocused();
  await page.getByLabel(account.login.email).fill(email);
  await pressInMain(page, account.login.sendLink);
  await expect(page.getByRole("main").getByRole("status")).toContainText(account.mailSent.title);
  await checkScreen(page);

  const link = await mailedLink(request, email, "login");
  await visit(link);
  await pressInMain(page, account.loginToken.submit);
  await page.waitForURL("/");
  await page.goto(link);
  expect(new URL(page.url()).pathname, "for guests only").toBe("/");

  const elsewhere = await browser.newContext({
    storageState: await page.context().storageState(),
  });
  await elsewhere.clearCookies({ name: "session" });
  const second = await elsewhere.newPage();
  await second.addInitScript(() => localStorage.removeItem("token"));
  await second.goto(link);
  await hydrated(second);
  await pressInMain(second, account.loginToken.submit);
  await expect(heading(second)).toHaveText(account.deadLink.heading);
  await checkScreen(second);
  await second.getByLabel(account.login.email).fill(email);
  await pressInMain(second, account.deadLink.ask);
  await expect(second.getByRole("main").getByRole("status")).toContainText(account.mailSent.title);
  await elsewhere.close();
});

test("an address is confirmed, and the bar that asks for it goes", async ({
  language,
  visit,
  page,
  request,
  problems,
  texts: { account, shell },
}) => {
  problems.allow(/ 410/);
  const { email, token } = await createAccount(request, language);
  await useToken(page, token);
  await visit("/settings");
  const bar = page.getByRole("region", { name: shell.confirmEmail.label });
  await bar.getByRole("button", { name: shell.confirmEmail.resend }).click();
  await expect(bar).toContainText(shell.confirmEmail.sent.replace("{{email}}", email));
  await checkScreen(page);

  const link = await mailedLink(request, email, "confirm");
  await visit(link);
  await pressInMain(page, account.confirmAccount.submit);
  await expect(heading(page)).toHaveText(account.confirmAccount.doneHeading);
  await expect(bar).toBeHidden();
  await checkScreen(page);

  await visit(link);
  await pressInMain(page, account.confirmAccount.submit);
  await expect(heading(page)).toHaveText(account.deadLink.heading);
  await checkScreen(page);
});

test("a session that is ended elsewhere is thrown out at once", async ({
  language,
  visit,
  page,
  browser,
  request,
  texts: { settings },
}) => {
  const account = await createAccount(request, language);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await useToken(other, await createSession(request, account));
  const socket = other.waitForEvent("websocket");
  await other.goto("/changePassword");
  // Socket.IO's word for 'you are connected'.
  await (await socket).waitForEvent("framereceived", ({ payload }) =>
    String(payload).startsWith("40"),
  );

  await useToken(page, account.token);
  await visit("/settings");
  const devices = page.getByRole("list", { name: settings.devices.list }).getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await devices.filter({ hasNotText: settings.devices.current }).getByRole("button").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await checkScreen(page);
  await page.getByRole("dialog").getByText(settings.devices.confirm, { exact: true }).click();
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText(settings.devices.current);

  await other.waitForURL("/");
  expect(await other.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await elsewhere.close();
});

test("changing the password asks for the old one and leads back to the settings", async ({
  language,
  visit,
  page,
  request,
  problems,
  texts: { account, settings },
}) => {
  problems.allow(/ 422/);
  const { token, password } = await createAccount(request, language);
  await useToken(page, token);
  await visit("/settings");
  await page.getByRole("link", { name: settings.password.change }).click();
  await expect(heading(page)).toHaveText(account.changePassword.heading);
  await checkScreen(page);
  const old = page.getByLabel(account.changePassword.old);
  await old.fill("not-this-one");
  await page.getByLabel(account.newPassword.label).fill(otherPassword);
  await page.getByLabel(account.newPassword.repeat).fill(otherPassword);
  await pressInMain(page, account.changePassword.submit);
  await expect(page.getByText(account.changePassword.oldWrong)).toBeVisible();
  await expect(old).toBeFocused();
  await checkScreen(page);
  await old.fill(password);
  await pressInMain(page, account.changePassword.submit);
  await expect(page.getByText(account.changePassword.done)).toBeVisible();
  await expect(heading(page)).toHaveText(settings.heading);
  await checkScreen(page);
});

test("logging in by keyboard alone leads to the page that was asked for", { tag: "@main" }, async ({
  visit,
  page,
  texts: { account, settings },
}) => {
  await visit("/settings");
  const email = page.getByLabel(account.login.email);
  for (let tabs = 0; tabs < 30; tabs += 1) {
    if (
      await email.evaluate((field: { matches(selector: string): boolean }) =>
        field.matches(":focus"),
      )
    )
      break;
    await page.keyboard.press("Tab");
  }
  await expect(email).toBeFocused();
  await page.keyboard.type(demoEmail("owner"));
  await page.keyboard.press("Tab");
  await page.keyboard.type(demoPassword);
  await page.keyboard.press("Enter");
  await page.waitForURL("/settings");
  await expect(heading(page)).toHaveText(settings.heading);
});

test("language and appearance are chosen in the settings and stay", async ({
  visit,
  page,
  request,
  language,
}) => {
  const { token } = await createAccount(request, language);
  await useToken(page, token);
  await visit("/settings");
  await page.getByRole("radio", { name: "English" }).check();
  const { settings } = textsOf("en");
  await expect(heading(page)).toHaveText(settings.heading);
  const headers = { Authorization: `Bearer ${token}` };
  await expect
    .poll(async () => (await (await request.get("/api/user", { headers })).json()).preferred_locale)
    .toBe("en-US");

  await page.getByRole("radio", { name: settings.appearance.dark }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(heading(page)).toHaveText(settings.heading);
  await checkScreen(page);
  await page.getByRole("radio", { name: settings.appearance.system }).check();
  await page.reload();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});
