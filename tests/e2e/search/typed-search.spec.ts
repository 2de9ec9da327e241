import { expect, test } from "../parts/fixtures.ts";
import { cards, filtersIn, heading, withoutTiles } from "../parts/search-page.ts";

test.describe.configure({ timeout: 120_000 });

test("words beside a place become wishes, and an owner's search begins at their own address", {
  tag: "@main",
}, async ({ visit, page, loginAs, problems, texts: { search, "search-block": block } }) => {
  await withoutTiles(page, problems);
  const place = page.getByRole("combobox", { name: block.place });

  await visit("/");
  await place.fill("hond 3511");
  await place.press("Enter");
  await page.waitForURL(/\/zoeken\/utrecht\/3511\?filters=/);
  expect(filtersIn(page)).toEqual({ animalCategories: ["dog"] });
  await expect(heading(page)).toContainText(search.nouns.dog_other);
  await expect(cards(page).first()).toBeVisible();

  await visit("/zoeken");
  await place.fill("cat sitter leiden");
  await place.press("Enter");
  await page.waitForURL(/\/zoeken\/leiden\?filters=/);
  expect(filtersIn(page)).toEqual({ animalCategories: ["cat"] });
  await expect(heading(page)).toContainText("Leiden");

  await loginAs("owner");
  await visit("/zoeken");
  await page.waitForURL("/zoeken/utrecht/3581");
  await expect(place).toHaveValue("3581, Utrecht");
  await page.getByRole("link", { name: search.country }).click();
  await page.waitForURL("/zoeken/nederland");
  await expect(place).toHaveValue(block.country);
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await page.waitForURL("/zoeken/utrecht/3581");
  await expect(place).toHaveValue("3581, Utrecht");
});
