import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { checkScreen, expect, hydrated, test } from "./parts/fixtures.ts";
import { mailedCode, mailedLink } from "./parts/mailbox.ts";
import { createAccount, useToken } from "./parts/new/new-account.ts";
import type { Texts } from "./parts/texts.ts";

// Each has every state of its screens checked.
test.describe.configure({ timeout: 90_000 });

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const filled = (text: string, email: string) => text.replace("{{email}}", email);

async function openDeletion(page: Page, { settings }: Texts) {
  await section(page, settings.delete.heading)
    .getByRole("button", { name: settings.delete.open })
    .click();
  const dialog = page.getByRole("dialog", { name: settings.delete.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function expectGoodbye(page: Page, { account, shell }: Texts) {
  await expect(page).toHaveURL("/accountDeleted");
  await hydrated(page);
  await expect(page.getByRole("heading", { name: account.deleted.heading })).toBeVisible();
  await expect(page.getByRole("link", { name: shell.nav.login }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
}

test("name and phone number are changed, mistakes are told, and nothing is lost when saving fails", {
  tag: "@main",
}, async ({ language, visit, page, request, problems, texts: { settings } }) => {
  problems.allow(/api\/user|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { token } = await createAccount(request, language);
  await useToken(page, token);
  await visit("/settings");
  const details = section(page, settings.details.heading);
  const firstName = details.getByLabel(settings.details.firstName);
  const phone = details.getByLabel(settings.details.phone);
  await firstName.fill("");
  await phone.fill("12");
  await details.getByRole("button", { name: settings.details.save }).click();
  await expect(firstName).toBeFocused();
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await checkScreen(page);

  await firstName.fill("Fatima");
  await phone.fill("06-12345678");
  await details.getByRole("button", { name: settings.details.save }).click();
  await expect(page.getByText(settings.details.saved)).toBeVisible();
  await expect(phone).toHaveValue("06 12 34 56 78");
  await page.reload();
  await hydrated(page);
  await expect(firstName).toHaveValue("Fatima");
  await expect(phone).toHaveValue("06 12 34 56 78");

  const lastName = details.getByLabel(settings.details.lastName);
  await lastName.fill("de Vries");
  await page.route("**/api/user", (route) => route.abort());
  await details.getByRole("button", { name: settings.details.save }).click();
  await expect(details.getByRole("alert")).toBeVisible();
  await expect(lastName).toHaveValue("de Vries");
  await checkScreen(page);
});

test("another e-mail address: asked for, sent again, cancelled, confirmed", async ({
  language,
  visit,
  page,
  request,
  problems,
  texts: { settings, account },
}) => {
  problems.allow(/ 422/);
  const { email, token, password } = await createAccount(request, language);
  const newEmail = `new-${randomUUID()}@kwispel.test`;
  await useToken(page, token);
  await visit("/settings");
  const part = section(page, settings.email.heading);
  const ask = async (typed: string) => {
    await part.getByRole("button", { name: settings.email.change }).click();
    await expect(part.getByLabel(settings.email.new)).toBeFocused();
    await part.getByLabel(settings.email.new).fill(newEmail);
    await part.getByLabel(settings.email.password, { exact: true }).fill(typed);
    await part.getByRole("button", { name: settings.email.submit }).click();
  };
  await ask("not-this-one");
  await expect(part.getByText(settings.email.wrongPassword)).toBeVisible();
  await checkScreen(page);
  await part.getByLabel(settings.email.password, { exact: true }).fill(password);
  await part.getByRole("button", { name: settings.email.submit }).click();
  const waiting = part.getByText(filled(settings.email.waiting, newEmail));
  await expect(waiting).toBeVisible();
  await checkScreen(page);

  await part.getByRole("button", { name: settings.email.resend }).click();
  await expect(page.getByText(filled(settings.email.resent, newEmail))).toBeVisible();
  await part.getByRole("button", { name: settings.email.cancel }).click();
  await expect(waiting).toBeHidden();

  await ask(password);
  await expect(waiting).toBeVisible();
  await expect(part.getByText(email)).toBeVisible();
  await visit(await mailedLink(request, newEmail, "confirm"));
  await page.getByRole("main").getByRole("button", { name: account.confirmAccount.submit }).click();
  await expect(page.getByText(newEmail)).toBeVisible();
  await visit("/settings");
  await expect(part.getByText(newEmail)).toBeVisible();
  await expect(part.getByText(settings.email.confirmed)).toBeVisible();
});

test("an account is deleted by its password", { tag: "@main" }, async ({
  language,
  visit,
  page,
  request,
  problems,
  texts,
}) => {
  problems.allow(/ (401|422)/);
  const { settings } = texts;
  const account = await createAccount(request, language);
  await useToken(page, account.token);
  await visit("/settings");
  const dialog = await openDeletion(page, texts);
  await checkScreen(page);
  const password = dialog.getByLabel(settings.delete.password, { exact: true });
  await dialog.getByRole("button", { name: settings.delete.confirm }).click();
  await expect(password).toBeFocused();
  await password.fill("not-this-one");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(settings.delete.wrongPassword)).toBeVisible();
  await checkScreen(page);
  await password.fill(account.password);
  await dialog.getByRole("button", { name: settings.delete.confirm }).click();
  await expectGoodbye(page, texts);
});

test("an account is deleted by a code from a mail", async ({
  language,
  visit,
  page,
  request,
  problems,
  texts,
}) => {
  problems.allow(/ (401|422)/);
  const { settings } = texts;
  const { email, token } = await createAccount(request, language);
  await useToken(page, token);
  await visit("/settings");
  const dialog = await openDeletion(page, texts);
  await dialog.getByRole("button", { name: settings.delete.byCode }).click();
  await dialog.getByRole("button", { name: settings.delete.sendCode }).click();
  await expect(dialog.getByText(filled(settings.delete.codeSent, email))).toBeVisible();
  const code = await mailedCode(request, email);
  const field = dialog.getByLabel(settings.delete.code);
  await field.fill(code === "000000" ? "000001" : "000000");
  await dialog.getByRole("button", { name: settings.delete.confirm }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await checkScreen(page);
  await field.fill(code);
  await page.keyboard.press("Enter");
  await expectGoodbye(page, texts);
});
