import type { Page } from "@playwright/test";
import type { Locale } from "#contract/shared/locale.ts";
import { checkScreen, expect, hydrated, test } from "./parts/fixtures.ts";
import { mailedLink } from "./parts/mailbox.ts";
import {
  arrivesAt,
  draftKeys,
  fillAccount,
  fillAddress,
  goOn,
  heading,
  newcomer,
} from "./parts/signup-pages.ts";
import type { Texts } from "./parts/texts.ts";

// Each goes past a dozen screens and has every one of them checked.
test.describe.configure({ timeout: 240_000 });

const otherPassword = "paraplu kaas fiets toren";
const startingWith = (text: string) => new RegExp(`^${text}`);
const signupPath = (language: Locale) => (language === "nl" ? "/aanmelden" : "/signup");

async function logInHere(page: Page, { account }: Texts, email: string, password: string) {
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel(account.login.email).fill(email);
  await page.getByLabel(account.login.password, { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: account.login.submit }).click();
}

test("a sitter stops halfway, goes on elsewhere, and comes back as an owner too", {
  tag: "@main",
}, async ({ language, visit, page, browser, request, texts }) => {
  const { account, signup, care, shell } = texts;
  const who = newcomer();
  await visit(signupPath(language));
  await page.getByRole("link", { name: signup.choice.pet_sitter }).click();
  await arrivesAt(page, "account");
  await fillAccount(page, texts, who);
  await goOn(page);
  await arrivesAt(page, "address");
  await fillAddress(page, texts);
  await goOn(page);
  await arrivesAt(page, "services");
  await page.getByLabel(care.services.house_visit.offerName).check();
  await page.getByLabel(care.priceFor.visit).fill("12,50");
  await goOn(page);
  await arrivesAt(page, "animals");
  expect(await draftKeys(page), "drafts of what was saved").toEqual([]);

  // Another device: the step that was reached comes from the server.
  const elsewhere = await browser.newContext({
    ...test.info().project.use,
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  await elsewhere.clearCookies({ name: "session" });
  const second = await elsewhere.newPage();
  await logInHere(second, texts, who.email, who.password);
  await second.waitForURL(/\/(aanmelden|signup)$/);
  await expect(heading(second)).toHaveText(signup.animals.heading);
  await hydrated(second);
  await second.getByLabel(care.animals.dog, { exact: true }).first().check();
  await second.getByRole("checkbox", { name: startingWith(care.sizes.LARGE) }).check();
  await second.getByRole("combobox", { name: texts.profiles.animals.races }).fill("labrador r");
  await expect(second.getByRole("option")).toHaveCount(1);
  await second.keyboard.press("ArrowDown");
  await second.keyboard.press("Enter");
  await second.keyboard.press("Escape");
  const labrador = second.getByRole("list", { name: texts.profiles.animals.races });
  await expect(labrador.getByRole("button")).toHaveCount(1);
  await second.getByLabel(texts.profiles.animals.medicationYes).check();
  await checkScreen(second);
  await goOn(second);
  await arrivesAt(second, "availability");
  await second.getByRole("button", { name: texts.profiles.availability.weekend }).click();
  await goOn(second);
  await arrivesAt(second, "about");
  await second.getByLabel(signup.about.headline).fill("Rustige oppas met een grote tuin");
  await second.getByLabel(signup.about.text).fill("Ik ben opgegroeid tussen de dieren.");
  await second.locator("input[type=file]").setInputFiles("web/public/icon-512.png");
  await expect(second.getByRole("button", { name: texts.ui.removePicture })).toBeVisible();
  await goOn(second);
  await arrivesAt(second, "done");
  expect(await draftKeys(second)).toEqual([]);

  await second.goto(await mailedLink(request, who.email, "confirm"));
  await hydrated(second);
  await second.getByRole("button", { name: account.confirmAccount.submit }).click();
  await expect(heading(second)).toHaveText(account.confirmAccount.doneHeading);

  await second.evaluate(() => localStorage.setItem("requestForm", "{}"));
  await logOut(second, shell);
  expect(await draftKeys(second), "drafts after logging out").toEqual([]);

  await second.goto("/resetPassword");
  await hydrated(second);
  await second.getByLabel(account.login.email).fill(who.email);
  await second.getByRole("button", { name: account.resetPassword.ask }).click();
  await second.goto(await mailedLink(request, who.email, "reset"));
  await hydrated(second);
  await second.getByLabel(account.newPassword.label).fill(otherPassword);
  await second.getByLabel(account.newPassword.repeat).fill(otherPassword);
  await second.getByRole("button", { name: account.resetPassword.submit }).click();
  await expect(heading(second)).toHaveText(account.resetPassword.doneHeading);
  await logInHere(second, texts, who.email, otherPassword);
  await second.waitForURL("/");

  const profiles = texts["profile-switch"];
  await second.goto("/switchProfile?switchTo=pet_owner");
  await hydrated(second);
  await second.getByRole("button", { name: profiles.offer.pet_owner.make }).click();
  await second.waitForURL((url) => url.pathname === signupPath(language));
  // Account and address are known: the pets are the first thing to ask.
  await expect(heading(second)).toHaveText(signup.petsStep.heading);
  await checkScreen(second);
  await second.goto("/switchProfile?switchTo=pet_sitter&backTo=/settings");
  await second.waitForURL("/settings");
  await elsewhere.close();
});

test("an owner adds a pet, skips the request and finishes", { tag: ["@main", "@desk"] }, async ({
  language,
  visit,
  page,
  texts,
}) => {
  const { signup, care, pets } = texts;
  await visit(`${signupPath(language)}?type=pet_owner`);
  await fillAccount(page, texts, newcomer());
  await goOn(page);
  await arrivesAt(page, "address");
  await fillAddress(page, texts);
  await goOn(page);
  await arrivesAt(page, "pets");
  await goOn(page);
  await expect(page.getByLabel(care.animals.dog, { exact: true })).toBeFocused();
  await page.getByLabel(care.animals.dog, { exact: true }).check();
  await page.getByLabel(pets.name, { exact: true }).fill("Moos");
  await page.getByRole("button", { name: pets.unknownDate }).click();
  await page.getByRole("textbox", { name: startingWith(pets.age) }).fill("3");
  await checkScreen(page);
  await page.getByRole("button", { name: pets.saveAndAnother }).click();
  const list = page.getByRole("list", { name: pets.list });
  await expect(list.getByText("Moos")).toBeVisible();
  await expect(page.getByLabel(pets.name, { exact: true })).toHaveValue("");
  await checkScreen(page);

  await page.getByLabel(pets.name, { exact: true }).fill("Minoes");
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(pets.name, { exact: true })).toHaveValue("Minoes");
  await page.getByLabel(care.animals.cat, { exact: true }).check();
  await goOn(page);
  await arrivesAt(page, "request");
  expect(await draftKeys(page)).toEqual([]);

  await page.getByLabel(signup.request.description).fill("Twee keer per dag een rondje.");
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(signup.request.description)).toHaveValue(/rondje/);
  await page.getByRole("button", { name: signup.skip }).click();
  await arrivesAt(page, "about");
  expect(await draftKeys(page)).toEqual([]);

  await page.goBack();
  await expect(heading(page)).toHaveText(signup.request.heading);
  await page.getByLabel(care.services.dog_walking_service.wishName).check();
  await page.getByLabel(signup.request.recurring).check();
  await page.getByLabel(`${care.weekdays.MONDAY}, ${care.parts.morning}`, { exact: true }).check();
  await page.getByLabel(signup.request.description).fill("Twee keer per dag een rondje.");
  await checkScreen(page);
  await goOn(page);
  await arrivesAt(page, "about");
  await goOn(page);
  await arrivesAt(page, "done");
});

async function logOut(page: Page, shell: Texts["shell"]) {
  await page.goto("/settings");
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: shell.nav.logout, exact: true }).click();
  await page.waitForURL("/");
}
