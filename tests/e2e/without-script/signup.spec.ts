import type { Page } from "@playwright/test";
import type { RegistrationStep } from "#contract/profiles.ts";
import { expect, test } from "../parts/fixtures.ts";
import { fillAccount, heading, newcomer } from "../parts/signup-pages.ts";
import type { Texts } from "../parts/texts.ts";

/** Signing up to the end without script at all, and so also while it is still on its way. */
test.use({ javaScriptEnabled: false });
// It goes past half a dozen screens.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ problems }) => {
  // What is refused is sent to be; and a browser without script says so of every script it leaves out.
  problems.allow(/ 422/);
  problems.allow(/\.js csp$/);
});

/** The button says where it leads; skipping has one of its own. */
async function goOn(page: Page, { signup }: Texts, to: RegistrationStep): Promise<void> {
  const name = signup.next.replace("{{step}}", signup.steps[to].to);
  await page.getByRole("button", { name: to === "done" ? signup.finish : name }).click();
}

async function arrives(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  const width = await page
    .locator("html")
    .evaluate((root: { scrollWidth: number }) => root.scrollWidth);
  expect(width, "no wider than the screen").toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

async function register(page: Page, texts: Texts): Promise<void> {
  const { signup, address } = texts;
  await fillAccount(page, texts, newcomer());
  await goOn(page, texts, "address");
  await arrives(page, signup.address.heading);

  // What the look-up of a machine without a network knows is filled in; the street is asked for.
  await page.getByLabel(address.postalCode).fill("3511 LX");
  await page.getByLabel(address.houseNumber).fill("12");
}

test("a sitter signs up to the end", async ({ page, texts }) => {
  const { signup, care, profiles, address } = texts;
  await page.goto("/aanmelden");
  await page.getByRole("link", { name: signup.choice.pet_sitter }).click();
  await arrives(page, signup.account.heading);
  await goOn(page, texts, "address");
  await expect(page.getByLabel(signup.account.firstName)).toHaveAttribute("aria-invalid", "true");
  await register(page, texts);
  await goOn(page, texts, "services");
  await expect(page.getByLabel(address.street)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel(address.city)).toHaveValue("Utrecht");
  await page.getByLabel(address.street).fill("Oudegracht");
  await goOn(page, texts, "services");

  await arrives(page, signup.services.heading.replace("{{name}}", "Noor"));
  await goOn(page, texts, "animals");
  await expect(page.getByText(profiles.services.needOne)).toBeVisible();
  await page.getByLabel(care.services.house_visit.offerName).check();
  const price = page.getByLabel(care.priceFor.visit).and(page.locator(":visible"));
  await expect(price).toHaveValue("12,00");
  await price.fill("veertien");
  await goOn(page, texts, "animals");
  await expect(page.getByText(profiles.services.priceUnreadable)).toBeVisible();
  await expect(price).toHaveValue("veertien");
  await price.fill("12,50");
  await goOn(page, texts, "animals");

  await arrives(page, signup.animals.heading);
  const large = page.getByRole("checkbox", { name: new RegExp(`^${care.sizes.LARGE}`) });
  await expect(large).toBeHidden();
  await page.getByLabel(care.animals.dog, { exact: true }).first().check();
  await large.check();
  await goOn(page, texts, "availability");
  await expect(page.getByText(profiles.animals.needAnswer)).toBeVisible();
  await expect(large).toBeChecked();
  await page.getByLabel(profiles.animals.medicationYes).check();
  await goOn(page, texts, "availability");

  await arrives(page, signup.availability.heading);
  await expect(page.getByRole("button", { name: profiles.availability.weekend })).toBeHidden();
  await page.getByLabel(`${care.weekdays.MONDAY}, ${care.parts.morning}`).check();
  await goOn(page, texts, "about");

  await arrives(page, signup.about.headingSitter);
  await expect(page.locator("input[type=file]")).toBeHidden();
  await page.getByLabel(signup.about.headline).fill("Rustige oppas met een grote tuin");
  await page.getByLabel(signup.about.text).fill("Ik ben opgegroeid tussen de dieren.");
  await goOn(page, texts, "done");
  await arrives(page, signup.done.heading.replace("{{name}}", "Noor"));

  // Back at a step, what was saved stands in it.
  await page.goto("/aanmelden?step=services");
  await expect(page.getByLabel(care.services.house_visit.offerName)).toBeChecked();
  await expect(price).toHaveValue("12,50");
});
