import type { Locator, Page } from "@playwright/test";
import { checkScreen, expect } from "./fixtures.ts";
import type { Texts } from "./texts.ts";

export const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key]));

export const searchPaths = {
  nl: { search: "/zoeken", work: "/oppaswerk" },
  en: { search: "/search", work: "/sitterwork" },
};

/** No machine that runs the journeys needs the internet: the map has its own land and water. */
export async function withoutTiles(page: Page, problems: { allow(pattern: RegExp): void }) {
  problems.allow(/service\.pdok\.nl/);
  await page.route("https://service.pdok.nl/**", (route) => route.abort());
}

export const cards = (page: Page) => page.getByRole("article");
export const namesOf = (page: Page) => cards(page).getByRole("heading").allTextContents();
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const filtersIn = (page: Page) =>
  JSON.parse(new URL(page.url()).searchParams.get("filters") ?? "{}");

/** On a phone the filters are in a sheet, on a wide screen beside the list. */
export async function filter(
  page: Page,
  isMobile: boolean,
  { search }: Texts,
  choose: (panel: Locator) => Promise<void>,
): Promise<void> {
  if (!isMobile) return choose(page.getByRole("complementary", { name: search.filters.heading }));
  await page.getByRole("button", { name: new RegExp(`^${search.filters.button}`) }).click();
  const sheet = page.getByRole("dialog", { name: search.filters.heading });
  await expect(sheet).toBeVisible();
  await checkScreen(page);
  await choose(sheet);
  const [show = ""] = search.filters.show.split(" ");
  await sheet
    .getByRole("button", { name: new RegExp(`^(${show} \\d|${search.filters.showNone})`) })
    .click();
  await expect(sheet).toBeHidden();
}
