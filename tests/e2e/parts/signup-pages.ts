import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { RegistrationStep } from "#contract/profiles.ts";
import { checkScreen } from "./screen/screen.ts";
import { type Texts, withoutLinks } from "./texts.ts";

/** The wizard as somebody sees it who fills it in. */
export type Newcomer = { email: string; password: string };

export function newcomer(): Newcomer {
  return {
    email: `signup-${randomUUID()}@kwispel.test`,
    password: "gietijzeren hangmat zeehond",
  };
}

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The one button that saves and leads on; logging out goes elsewhere. */
export const goOn = (page: Page) => page.locator("form:not([action]) button[type=submit]").click();

export async function arrivesAt(page: Page, step: RegistrationStep): Promise<void> {
  await page.waitForURL((url) => url.searchParams.get("step") === step);
  // The address changes before the page does: the step before it stays until the script has come.
  const form = step === "account" ? "signup-" : `signup-${step}`;
  if (step !== "done") {
    await page
      .locator(`input[name=_form][value^="${form}"]`)
      .first()
      .waitFor({ state: "attached" });
  }
  await expect(heading(page)).toBeVisible();
  await checkScreen(page);
}

export async function fillAccount(page: Page, { signup, ui }: Texts, who: Newcomer): Promise<void> {
  await page.getByLabel(signup.account.firstName).fill("Noor");
  await page.getByLabel(signup.account.lastName).fill("Hendriks");
  await page.getByLabel(signup.account.email).fill(who.email);
  await page.getByLabel(signup.account.password, { exact: true }).fill(who.password);
  await page.getByLabel(ui.day, { exact: true }).fill("1");
  await page.getByLabel(ui.month, { exact: true }).fill("5");
  await page.getByLabel(ui.year, { exact: true }).fill("1990");
  await page.getByLabel(withoutLinks(signup.account.terms)).check();
}

/** The look-up of a machine without a network knows the place of a postal code, not its street. */
export async function fillAddress(page: Page, { address }: Texts): Promise<void> {
  await page.getByLabel(address.postalCode).fill("3511 LX");
  await page.getByLabel(address.houseNumber).fill("12");
  await expect(page.getByLabel(address.city)).toHaveValue("Utrecht");
  await page.getByLabel(address.street).fill("Oudegracht");
}

/** What the browser still keeps of forms that were not saved. */
export function draftKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) =>
      ["registrationForm-", "reg-petForm", "requestForm"].some((part) => key.includes(part)),
    ),
  );
}
