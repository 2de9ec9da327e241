import type { Page } from "@playwright/test";
import { locales } from "#contract/shared/locale.ts";
import { checkScreen, expect, hydrated, test } from "./parts/fixtures.ts";
import { keyboardOf } from "./parts/keyboard.ts";
import { createUnfinishedAccount, useToken } from "./parts/new-account.ts";
import type { Texts } from "./parts/texts.ts";

test.describe.configure({ timeout: 90_000 });

// The lists that these journeys end in have a map; no machine that runs them needs the internet.
test.beforeEach(async ({ page, problems }) => {
  problems.allow(/service\.pdok\.nl/);
  await page.route("https://service.pdok.nl/**", (route) => route.abort());
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key]));

/** The list of sitters for walks round 3511, whatever language the address is in. */
async function expectWalkersIn3511(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/(zoeken|search)\/utrecht\/3511/);
  const { searchParams } = new URL(page.url());
  expect(JSON.parse(searchParams.get("filters") ?? "{}")).toMatchObject({
    animalCategories: ["dog"],
    serviceTypes: ["dog_walking_service"],
  });
  await expect(heading(page)).toContainText("Utrecht");
  await expect(page.getByRole("article").first()).toBeVisible();
}

/** Goes down the list to the one that fits, and takes it. */
async function choose(page: Page, name: RegExp, press: (key: string) => Promise<void>) {
  const wanted = page.getByRole("option", { name });
  await expect(wanted).toBeVisible();
  const isThere = async () => (await wanted.getAttribute("aria-selected")) === "true";
  for (let presses = 0; presses < 10 && !(await isThere()); presses += 1) await press("ArrowDown");
  await press("Enter");
}

for (const language of locales) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("a dog that needs a walk in 3511: from the front door to the list", async ({
      visit,
      page,
      texts,
    }) => {
      const block = texts["search-block"];
      await visit("/");
      const form = page.getByRole("search");
      await form.getByRole("combobox", { name: block.animal }).selectOption("dog");
      await form.getByRole("combobox", { name: block.service }).selectOption("dog_walking_service");
      await form.getByRole("combobox", { name: block.place }).fill("3511");
      await page.getByRole("option", { name: /3511/ }).click();
      await form.getByRole("button", { name: block.submit }).click();
      await expectWalkersIn3511(page);
    });

    test("the same by keyboard alone", async ({ visit, page, texts }) => {
      const block = texts["search-block"];
      const { press, tabTo, type } = keyboardOf(page);
      await visit("/");
      const form = page.getByRole("search");
      await tabTo(form.getByRole("combobox", { name: block.place }));
      await type("3511");
      await choose(page, /3511/, press);
      await tabTo(form.getByRole("combobox", { name: block.animal }));
      await type(texts.care.animals.dog);
      await tabTo(form.getByRole("combobox", { name: block.service }));
      await type(texts.care.services.dog_walking_service.wishName);
      await tabTo(form.getByRole("button", { name: block.submit }));
      await press("Enter");
      await expectWalkersIn3511(page);
    });

    test("an animal leads to its sitters, a place to its own, a card to a person", async ({
      visit,
      page,
      texts: { home },
    }) => {
      await visit("/");
      const main = page.getByRole("main");
      await main.getByRole("link", { name: home.animals.cat, exact: true }).click();
      await expect(page).toHaveURL(/\/(zoeken\/kattenoppas|search\/cat-sitter)$/);
      await page.goBack();
      await expect(heading(page)).toHaveText(home.hero.title);
      await main.getByRole("link", { name: /^Amsterdam/ }).click();
      await expect(page).toHaveURL(/\/(zoeken|search)\/amsterdam$/);
      await page.goBack();
      await expect(heading(page)).toHaveText(home.hero.title);
      const card = main.getByRole("article").first();
      const name = (await card.getByRole("heading").textContent()) ?? "";
      await card.getByRole("link", { name }).click();
      await expect(heading(page)).toHaveText(name);
    });

    test("questions open, and the whole page is in order", async ({
      visit,
      page,
      texts: { home },
    }) => {
      await visit("/");
      const answer = page.getByText(home.faq.address.answer);
      await expect(answer).toBeHidden();
      await page.getByText(home.faq.address.question).click();
      await expect(answer).toBeVisible();
      await checkScreen(page);
    });

    test("an owner sees what is theirs, and who lives near", async ({
      loginAs,
      visit,
      page,
      texts: { dashboard },
    }) => {
      await loginAs("owner");
      await visit("/");
      await expect(heading(page)).toHaveText(filled(dashboard.greeting, { name: "Tess" }));
      await expect(page.getByRole("region", { name: dashboard.pets.title })).toContainText("Moos");
      await expect(page.getByRole("region", { name: dashboard.request.title })).toBeVisible();
      await expect(page.getByRole("article").first()).toBeVisible();
      await expect(page.getByRole("main").getByText("Utrecht").first()).toBeVisible();
    });

    test("a sitter sees who needs them, and how others see them", async ({
      loginAs,
      visit,
      page,
      texts: { dashboard },
    }) => {
      await loginAs("sitter");
      await visit("/");
      await expect(heading(page)).toHaveText(filled(dashboard.greeting, { name: "Sanne" }));
      await expect(page.getByRole("article").first()).toBeVisible();
      await page.getByRole("link", { name: dashboard.profile.public }).click();
      await expect(page).toHaveURL(/\/gezocht\/utrecht\/\d+$/);
      await expect(heading(page)).toHaveText("Sanne");
    });

    test("who stopped halfway is led on", async ({ page, request, texts }) => {
      const { token } = await createUnfinishedAccount(request, language, "pet_sitter");
      await useToken(page, token);
      await page.goto("/settings");
      await hydrated(page);
      await page.evaluate(() => sessionStorage.setItem("skip-signup-once", "1"));
      await page.getByRole("banner").getByRole("link").first().click();
      await expectNext(page, texts, "finishSignup");
      await checkScreen(page);
    });
  });
}

async function expectNext(
  page: Page,
  { dashboard }: Texts,
  action: "finishSignup" | "findWork",
): Promise<void> {
  const next = page.getByRole("region", { name: dashboard.next[action].title });
  await expect(next.getByRole("link", { name: dashboard.next[action].action })).toBeVisible();
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest searches, reads the questions and finds everybody", async ({
    page,
    texts: { home, "search-block": block },
  }) => {
    await page.goto("/");
    await expect(heading(page)).toHaveText(home.hero.title);
    await expect(page.getByRole("article")).toHaveCount(4);
    await page.getByText(home.faq.cost.question).click();
    await expect(page.getByText(home.faq.cost.answer)).toBeVisible();
    const form = page.getByRole("search");
    await form.getByRole("combobox", { name: block.place }).fill("3511");
    await form.getByRole("combobox", { name: block.animal }).selectOption("dog");
    await form.getByRole("combobox", { name: block.service }).selectOption("dog_walking_service");
    await form.getByRole("button", { name: block.submit }).click();
    await expectWalkersIn3511(page);
  });
});

test.describe("who searched before", () => {
  test("sees sitters from there", async ({ page, context, baseURL, texts: { home } }) => {
    await context.addCookies([{ name: "last_place", value: "groningen", url: baseURL ?? "" }]);
    await page.goto("/");
    const title = filled(home.nearby.near, { place: "Groningen" });
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(
      page.getByRole("link", { name: filled(home.nearby.allNear, { place: "Groningen" }) }),
    ).toBeVisible();
  });

  test("sees sitters from anywhere when that place is none", async ({
    page,
    context,
    baseURL,
    texts: { home },
  }) => {
    await context.addCookies([{ name: "last_place", value: "nergenshuizen", url: baseURL ?? "" }]);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: home.nearby.anywhere })).toBeVisible();
  });
});
