import { checkScreen, expect, test } from "./parts/fixtures.ts";
import { heading } from "./parts/signup-pages.ts";
import { withoutLinks } from "./parts/texts.ts";

test("whoever is asked to agree can read the terms first, and loses nothing by it", async ({
  visit,
  page,
  texts: { legal, signup },
}) => {
  await visit("/aanmelden?type=pet_owner");
  const firstName = page.getByLabel(signup.account.firstName);
  await firstName.fill("Noor");
  const agree = page.getByLabel(withoutLinks(signup.account.terms));
  const [, terms = ""] = /<terms>(.+)<\/terms>/.exec(signup.account.terms) ?? [];
  const opened = page.waitForEvent("popup");
  await page.locator("label").getByRole("link", { name: terms, exact: true }).click();
  const other = await opened;
  await expect(heading(other)).toHaveText(legal.texts.terms);
  await checkScreen(other);
  await expect(firstName).toHaveValue("Noor");
  await expect(agree, "reading is not agreeing").not.toBeChecked();
});
