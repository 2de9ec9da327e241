import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../parts/fixtures.ts";
import { createAccount, useToken as logInBy } from "../parts/new/new-account.ts";
import { cards, filled, heading, withoutTiles } from "../parts/search-page.ts";

const pathOf = (page: Page) => new URL(page.url()).pathname;

test("back closes what lies on top, and only then leaves the page", async ({
  visit,
  page,
  request,
  problems,
  texts: { search, settings, sitters, ui },
  language,
}) => {
  await withoutTiles(page, problems);
  const account = await createAccount(request, language);
  await logInBy(page, account.token);
  await visit("/");
  await visit("/zoeken/utrecht");

  const filters = page.getByRole("button", { name: new RegExp(`^${search.filters.button}`) });
  const sheet = page.getByRole("dialog", { name: search.filters.heading });
  await test.step("the filters of a search", async () => {
    await filters.click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    expect(pathOf(page)).toBe("/zoeken/utrecht");
    // Closed by its button, it leaves nothing behind that back would have to go past.
    await filters.click();
    await sheet.getByRole("button", { name: ui.close }).click();
    await expect(sheet).toBeHidden();
  });

  await test.step("the pictures of a sitter", async () => {
    const card = cards(page).first();
    const [name = ""] = await card.getByRole("heading").allTextContents();
    await card.getByRole("link").click();
    await expect(heading(page)).toHaveText(name);
    const path = pathOf(page);
    const [before = ""] = ui.gallery.open.split("{{number}}");
    await page.getByRole("link", { name: `${before}1 ` }).click();
    const lightbox = page.getByRole("dialog", { name: filled(sitters.gallery.label, { name }) });
    await expect(lightbox).toBeVisible();
    await page.goBack();
    await expect(lightbox).toBeHidden();
    expect(pathOf(page)).toBe(path);
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    expect(pathOf(page)).toBe("/zoeken/utrecht");
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe("/");
  });

  await test.step("a question in the settings", async () => {
    await visit("/settings");
    await page.getByRole("button", { name: settings.delete.open }).click();
    const dialog = page.getByRole("dialog", { name: settings.delete.title });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(pathOf(page)).toBe("/settings");
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe("/");
    await hydrated(page);
  });
});
