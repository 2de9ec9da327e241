import type { Locator } from "@playwright/test";
import { locales } from "#contract/shared/locale.ts";
import { checkScreen, expect, hydrated, test } from "../parts/fixtures.ts";
import {
  filled,
  filtersIn,
  heading,
  namesOf,
  searchPaths,
  withoutTiles,
} from "../parts/search-page.ts";

test.describe.configure({ timeout: 120_000 });

for (const language of locales) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const { search: path } = searchPaths[language];

    test("the map shows the same, searches where it is moved to, and can be left again", {
      tag: ["@main", "@desk"],
    }, async ({ visit, page, problems, isMobile, texts: { map, search } }) => {
      await withoutTiles(page, problems);
      // Only the demo's people live there: in Utrecht, other journeys' come and go.
      await visit(`${path}/amsterdam`);
      const names = await namesOf(page);
      if (isMobile) await page.getByRole("link", { name: search.view.showMap }).click();
      const chart = page.getByRole("region", { name: search.map.sitters });
      await expect(chart).toBeVisible();
      await expect(page.getByRole("button", { name: search.map.pin }).first()).toBeVisible();
      await checkScreen(page);
      await page.getByRole("button", { name: map.zoomIn, exact: true }).click();
      await page.getByRole("button", { name: search.map.here }).click();
      await expect.poll(() => Object.keys(filtersIn(page))).toContain("latitudeEnd");
      if (isMobile) await page.getByRole("link", { name: search.view.showList }).click();
      await expect(heading(page)).toContainText(search.where.box);
      const label = filled(search.filters.remove, { filter: search.filters.box });
      await page.getByRole("link", { name: label }).click();
      await expect.poll(() => namesOf(page)).toEqual(names);
    });

    test("somebody who keeps their location to themself types a place", async ({
      visit,
      page,
      problems,
      texts,
    }) => {
      await withoutTiles(page, problems);
      const block = texts["search-block"];
      const place = page.getByRole("combobox", { name: block.place });
      const refused = new RegExp(`${block.location.denied}|${block.location.unknown}`);
      await visit(path);
      await place.click();
      await page.getByRole("option", { name: block.useLocation }).click();
      await expect(page.getByText(refused)).toBeVisible();
      // Nothing stands there that could be searched for as if it were a place.
      await expect(place).toHaveValue("");
      await place.fill("den bosch");
      await expect(page.getByText(refused)).toBeHidden();
      await page.keyboard.press("Enter");
      await page.waitForURL(`${path}/s-hertogenbosch`);
    });

    test("whoever tells where they are finds who is near", async ({
      visit,
      page,
      context,
      problems,
      texts,
    }) => {
      await withoutTiles(page, problems);
      await context.grantPermissions(["geolocation"]);
      await context.setGeolocation({ latitude: 52.0907, longitude: 5.1214 });
      const block = texts["search-block"];
      await visit("/");
      await page.getByRole("combobox", { name: block.place }).click();
      await page.getByRole("option", { name: block.useLocation }).click();
      await expect(page.getByRole("combobox", { name: block.place })).toHaveValue(block.here);
      await page.getByRole("button", { name: block.submit }).click();
      await expect.poll(() => filtersIn(page)).toEqual({ latitude: 52.09, longitude: 5.12 });
      await expect(heading(page)).toContainText(texts.search.where.here);
    });
  });
}

test("on a phone the map's script stays away until it is asked for", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (asked) => scripts.push(asked.url()));
  await page.goto("/zoeken/utrecht");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => /search-map|maplibre|date-range/.test(url))).toEqual([]);
});

/** To the pixel: a map is drawn on whole ones. */
async function placeOf(part: Locator): Promise<number[]> {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x, y, width, height].map(Math.round);
}

test.describe("in a wide window", () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test("a guest's map has its place from the start, and comes without being touched", async ({
    page,
    problems,
    texts: { search },
  }) => {
    await withoutTiles(page, problems);
    const measured = Promise.withResolvers<void>();
    await page.route(/search-map/, async (route) => {
      await measured.promise;
      await route.continue();
    });
    await page.goto("/zoeken/utrecht");
    await hydrated(page);
    const waiting = page.getByText(search.map.loading);
    await expect(waiting).toBeVisible();
    // The heading above it is drawn in another font until its own has come, and takes another height.
    await page.evaluate("document.fonts.ready.then(() => undefined)");
    const before = await placeOf(waiting.locator(".."));
    measured.resolve();
    const chart = page.getByRole("region", { name: search.map.sitters });
    await expect(chart).toBeVisible();
    await expect(waiting).toBeHidden();
    expect(await placeOf(chart)).toEqual(before);
  });
});
