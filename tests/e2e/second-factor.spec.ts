import { type Browser, expect, type Page } from "@playwright/test";
import type { Locale } from "#contract/shared/locale.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { authenticator } from "./parts/authenticator.ts";
import { checkScreen, hydrated, test } from "./parts/fixtures.ts";
import { createAccount, type NewAccount, useToken } from "./parts/new/new-account.ts";
import type { Texts } from "./parts/texts.ts";

// A dozen screens, each of which is checked; and a code may have to wait for its half minute.
test.describe.configure({ timeout: 180_000 });

const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

async function typePassword(page: Page, { email, password }: NewAccount, { account }: Texts) {
  await page.getByLabel(account.login.email).fill(email);
  await page.getByLabel(account.login.password, { exact: true }).fill(password);
  await press(page, account.login.submit);
}

async function logOut(page: Page) {
  // A page that has lost its session leads away by itself: first to one without script.
  await page.goto("/healthz");
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies({ name: "session" });
}

test("two-step login is switched on, asks for a code at every log-in, and takes a recovery code", {
  tag: "@main",
}, async ({ browser, language, visit, page, request, problems, texts }) => {
  problems.allow(/ 422/);
  // Its session is taken away while a page may still be asking what is new.
  problems.allow(/ 401/);
  const { "second-factor": words, settings } = texts;
  const person = await createAccount(request, language);
  await useToken(page, person.token);
  await visit("/settings");
  const part = page.getByRole("region", { name: words.heading, exact: true });
  await part.getByLabel(words.password, { exact: true }).fill(person.password);
  await part.getByRole("button", { name: words.off.begin }).click();
  await expect(part.getByRole("img", { name: words.setup.picture })).toBeVisible();
  await checkScreen(page);
  const secret = await part.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const nextCode = authenticator(secret ?? "");
  await part.getByLabel(words.code.app).fill(await nextCode());
  await part.getByRole("button", { name: words.setup.submit }).click();
  const list = part.getByRole("list", { name: words.codes.list });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  await checkScreen(page);
  const recovery = (await list.getByRole("listitem").first().textContent()) ?? "";
  await part.getByRole("button", { name: words.codes.kept }).click();
  await expect(part.getByText(words.on.tag, { exact: true })).toBeVisible();
  await checkScreen(page);

  await logOut(page);
  await visit("/settings");
  await typePassword(page, person, texts);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.step.heading);
  await hydrated(page);
  await checkScreen(page);
  await page.getByLabel(words.code.app).fill("12");
  await press(page, words.step.submit);
  await expect(page.getByLabel(words.code.app)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(words.code.app).fill(await nextCode());
  await press(page, words.step.submit);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(settings.heading);

  await logOut(page);
  await visit("/login");
  await typePassword(page, person, texts);
  await page.getByRole("link", { name: words.step.useRecovery }).click();
  await page.getByLabel(words.code.recovery).fill(recovery.toUpperCase());
  await checkScreen(page);
  await press(page, words.step.submit);
  await expect(page).toHaveURL("/");
  await visit("/settings");
  const nine = words.on.left_other.replace("{{count}}", "9");
  await expect(part.getByText(nine)).toBeVisible();

  await withoutScript(browser, { person, language, texts }, nextCode);
});

async function withoutScript(
  browser: Browser,
  { person, language, texts }: { person: NewAccount; language: Locale; texts: Texts },
  nextCode: () => Promise<string>,
) {
  const { "second-factor": words } = texts;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(urlsFor(language).login({ redirect: "/settings" }));
  await typePassword(plain, person, texts);
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText(words.step.heading);
  await plain.getByLabel(words.code.app).fill(await nextCode());
  await press(plain, words.step.submit);
  await plain.waitForURL((url) => url.pathname === urlsFor(language).settings());
  await context.close();
}
