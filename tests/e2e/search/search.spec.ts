import { locales } from "#contract/shared/locale.ts";
import { checkScreen, expect, test } from "../parts/fixtures.ts";
import { keyboardOf } from "../parts/keyboard.ts";
import {
  cards,
  filled,
  filter,
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
    const { search: path, work } = searchPaths[language];

    test("a dog to be walked round 3511: wishes, a sitter, and back to the same place", {
      tag: ["@main", "@desk"],
    }, async ({ visit, page, browser, baseURL, isMobile, problems, texts }) => {
      await withoutTiles(page, problems);
      const { care, search } = texts;
      await visit(path);
      const { press, type } = keyboardOf(page);
      await page.getByRole("combobox", { name: texts["search-block"].place }).focus();
      await type("3511");
      await expect(page.getByRole("option", { name: /^3511/ })).toBeVisible();
      await press("ArrowDown", "Enter");
      await page.waitForURL(`${path}/utrecht/3511`);

      await filter(page, isMobile, texts, async (panel) => {
        await panel.getByRole("checkbox", { name: care.animals.dog, exact: true }).check();
        const walk = care.services.dog_walking_service.wishName;
        await panel.getByRole("checkbox", { name: walk }).check();
      });
      await expect
        .poll(() => filtersIn(page))
        .toEqual({
          animalCategories: ["dog"],
          serviceTypes: ["dog_walking_service"],
        });
      await expect(heading(page)).toContainText(search.nouns.walker_other);

      await filter(page, isMobile, texts, async (panel) => {
        await panel.getByRole("checkbox", { name: care.weekdays.MONDAY }).check();
        await panel.getByRole("switch", { name: search.filters.medication }).check();
      });
      await expect
        .poll(() => filtersIn(page))
        .toMatchObject({
          dayAvailabilities: ["MONDAY"],
          experienceWithMedication: true,
        });
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await checkScreen(page);

      const found = await namesOf(page);
      expect(found.length).toBeGreaterThan(2);
      const address = page.url();
      const last = cards(page).last();
      await last.scrollIntoViewIfNeeded();
      const before = await page.evaluate("window.scrollY");
      expect(before).toBeGreaterThan(0);
      await last.getByRole("link").click();
      await page.waitForURL(/\/gezocht\//);
      await expect(heading(page)).toHaveText(found.at(-1) ?? "");
      await page.goBack();
      await expect(cards(page)).toHaveCount(found.length);
      expect(page.url()).toBe(address);
      expect(await namesOf(page)).toEqual(found);
      await expect.poll(() => page.evaluate("window.scrollY")).toBe(before);

      const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const window = await plain.newPage();
      await window.goto(address);
      expect(await namesOf(window)).toEqual(found);
      await plain.close();
    });

    test("a wish is taken back above the list, which stays where it is", { tag: "@main" }, async ({
      visit,
      page,
      problems,
      texts: { care, search },
    }) => {
      await withoutTiles(page, problems);
      await visit(`${path}/utrecht?filters={"animalCategories":["cat"],"sortBy":"newest"}`);
      const chosen = page.getByRole("list", { name: search.filters.chosen });
      await expect(chosen.getByRole("listitem")).toHaveCount(2);
      await chosen
        .getByRole("link", { name: filled(search.filters.remove, { filter: care.animals.cat }) })
        .click();
      await expect.poll(() => filtersIn(page)).toEqual({ sortBy: "newest" });
      await expect(chosen).toBeHidden();
      await page.getByLabel(search.sort.label).selectOption("");
      await expect.poll(() => filtersIn(page)).toEqual({});
      // However much was changed, one step leads back.
      await page.goBack();
      await expect.poll(() => filtersIn(page)).toMatchObject({ animalCategories: ["cat"] });
    });

    test("in an empty corner of Zeeland the search goes on, and says how far", async ({
      visit,
      page,
      problems,
      texts: { search },
    }) => {
      await withoutTiles(page, problems);
      await visit(`${path}/westkapelle`);
      const [said = ""] = search.widened.some.split(/\. |\{/);
      await expect(page.getByText(new RegExp(`^${said}.*\\d+ km\\.$`))).toBeVisible();
      await expect(cards(page)).toHaveCount(10);
    });

    test("an address that can't be read whole shows what it can, and who means which place", async ({
      visit,
      page,
      problems,
      texts: { search },
    }) => {
      await withoutTiles(page, problems);
      await visit(`${path}/utrechtt?filters={"animalCategories":["unicorn"]`);
      await expect(
        page.getByText(filled(search.notice.unknownPlace, { place: "utrechtt" })),
      ).toBeVisible();
      await expect(page.getByText(search.notice.cutOff)).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await page.getByRole("main").getByRole("link", { name: "Utrecht", exact: true }).click();
      await page.waitForURL(`${path}/utrecht`);
      await expect(page.getByText(search.notice.cutOff)).toBeHidden();
    });

    test("wishes that nobody has: the way out is one press", async ({
      visit,
      page,
      problems,
      texts: { search },
    }) => {
      await withoutTiles(page, problems);
      const filters = {
        races: ["labrador"],
        gender: "MALE",
        animalCategories: ["reptile", "horse"],
      };
      await visit(`${path}/utrecht?filters=${JSON.stringify(filters)}`);
      await expect(page.getByText(search.empty.wishes.title)).toBeVisible();
      await page.getByRole("link", { name: search.empty.clear }).click();
      await expect(cards(page).first()).toBeVisible();
    });

    test("a sitter looks for work nearby, by the day it starts", { tag: "@main" }, async ({
      visit,
      page,
      loginAs,
      isMobile,
      problems,
      texts,
    }) => {
      await withoutTiles(page, problems);
      await loginAs("sitter");
      await visit(work);
      await expect(heading(page)).toContainText(texts.search.nouns.request_other);
      await filter(page, isMobile, texts, async (panel) => {
        await panel.getByRole("checkbox", { name: texts.care.animals.dog, exact: true }).check();
      });
      await expect.poll(() => filtersIn(page)).toEqual({ animalCategories: ["dog"] });
      await page.getByLabel(texts.search.sort.label).selectOption("date_asc");
      await expect.poll(() => filtersIn(page)).toMatchObject({ sortBy: "date_asc" });
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      const first = cards(page).first().getByRole("link");
      const title = (await first.textContent()) ?? "";
      await first.click();
      await expect(heading(page)).toHaveText(title);
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the forms of the page search as well", async ({ page, texts }) => {
    const { care, search } = texts;
    await page.goto("/zoeken");
    await page.getByRole("combobox", { name: texts["search-block"].place }).fill("3511");
    await page.getByRole("button", { name: texts["search-block"].submit }).click();
    await page.waitForURL("/zoeken/utrecht/3511");
    await page.getByRole("checkbox", { name: care.animals.cat, exact: true }).check();
    await page.getByRole("checkbox", { name: care.weekdays.FRIDAY }).check();
    const panel = page.getByRole("complementary", { name: search.filters.heading });
    await panel.getByRole("button", { name: search.filters.apply }).click();
    await page.waitForURL(/\/zoeken\/utrecht\/3511\?filters=/);
    expect(filtersIn(page)).toEqual({ animalCategories: ["cat"], dayAvailabilities: ["FRIDAY"] });
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole("link", { name: search.filters.clear }).click();
    await page.waitForURL("/zoeken/utrecht/3511");
    await page.getByRole("link", { name: texts.ui.next }).click();
    await page.waitForURL(/page/);
    expect(filtersIn(page)).toEqual({ page: 2 });
  });
});

test.describe("on a slow line", () => {
  test("the filters wait visibly, and a choice of order made meanwhile is kept", async ({
    page,
    texts: { search },
  }) => {
    let scripts = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto("/zoeken/utrecht", { waitUntil: "commit" });
    const filters = page.getByRole("button", { name: search.filters.button });
    await expect(filters).toBeDisabled();
    scripts.resolve();
    await filters.tap();
    await expect(page.getByRole("dialog", { name: search.filters.heading })).toBeVisible();
    scripts = Promise.withResolvers<void>();
    await page.goto("/zoeken/utrecht", { waitUntil: "commit" });
    await page.getByLabel(search.sort.label).selectOption("newest");
    await expect(filters).toBeDisabled();
    scripts.resolve();
    await expect.poll(() => filtersIn(page)).toEqual({ sortBy: "newest" });
  });

  test("beside the list the filters stay as the server wrote them until their own script comes", async ({
    page,
    problems,
    texts: { care, search },
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await withoutTiles(page, problems);
    const script = Promise.withResolvers<void>();
    await page.route(/\/assets\/filter-.*\.js$/, async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto("/zoeken/utrecht");
    // React has taken over all the rest.
    await expect(cards(page).first().getByRole("button")).toBeEnabled();
    const panel = page.getByRole("complementary", { name: search.filters.heading });
    const dog = panel.getByRole("checkbox", { name: care.animals.dog, exact: true });
    await expect(dog).toBeVisible();
    await expect(panel.locator("form")).toHaveAttribute("data-waiting");
    // A letter of another font is wider.
    await page.evaluate("document.fonts.ready.then(() => true)");
    const before = await dog.boundingBox();
    script.resolve();
    await expect(panel.locator("form")).not.toHaveAttribute("data-waiting");
    expect(await dog.boundingBox()).toEqual(before);
    await dog.check();
    await expect.poll(() => filtersIn(page)).toEqual({ animalCategories: ["dog"] });
  });
});

test("days are chosen in a calendar that comes when it is reached for", async ({
  visit,
  page,
  isMobile,
  problems,
  texts,
}) => {
  await withoutTiles(page, problems);
  await visit("/zoeken/utrecht");
  await filter(page, isMobile, texts, async (panel) => {
    await panel.getByRole("button", { name: texts.ui.chooseDays }).click();
    const calendar = page.getByRole("dialog").filter({ has: page.getByRole("grid") });
    await expect(calendar).toBeVisible();
    await calendar
      .getByRole("button", { name: /volgende|next/i })
      .first()
      .click();
    const days = calendar.getByRole("gridcell").getByRole("button");
    await days.nth(9).click();
    await days.nth(11).click();
    await expect(calendar).toBeHidden();
  });
  await expect.poll(() => filtersIn(page).vacations).toHaveLength(1);
});
