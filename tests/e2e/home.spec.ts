import type { Page } from "@playwright/test";
import { locales } from "#contract/shared/locale.ts";
import { checkScreen, expect, hydrated, test } from "./parts/fixtures.ts";
import { keyboardOf } from "./parts/keyboard.ts";
import { createUnfinishedAccount, useToken } from "./parts/new/new-account.ts";
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

    test("a dog that needs a walk in 3511: from the front door to the list", {
      tag: ["@main", "@desk"],
    }, async ({ visit, page, texts }) => {
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

    test("an owner sees what is theirs, and who lives near", { tag: ["@main", "@desk"] }, async ({
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

    test("a sitter sees who needs them, and how others see them", { tag: "@main" }, async ({
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
    // Sitters; what is said of them has no heading of its own.
    const sitters = page.getByRole("article").filter({ has: page.getByRole("heading") });
    await expect(sitters).toHaveCount(4);
    await page.getByText(home.faq.cost.question).click();
    await expect(page.getByText(home.faq.cost.answer)).toBeVisible();
    const form = page.getByRole("search");
    await form.getByRole("combobox", { name: block.place }).fill("3511");
    await form.getByRole("combobox", { name: block.animal }).selectOption("dog");
    await form.getByRole("combobox", { name: block.service }).selectOption("dog_walking_service");
    await form.getByRole("button", { name: block.submit }).click();
    await expectWalkersIn3511(page);
  });

  test("no page shows a button that nothing answers to", async ({ page }) => {
    for (const path of ["/", "/zoeken/utrecht", "/inloggen"]) {
      await page.goto(path);
      const dead = page.locator("button[type=button]:visible");
      expect(await dead.allInnerTexts(), path).toEqual([]);
    }
    await page.goto("/zoeken/utrecht");
    await page.getByRole("article").first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/gezocht\//);
    // The address changes before the style is there, which hides them.
    await page.waitForLoadState("load");
    expect(await page.locator("button[type=button]:visible").allInnerTexts()).toEqual([]);
  });
});

type SeenButton = { name: string; how: "native" | "waiting" | "dead" };
/** Of the browser's own, which this side of the journeys has no types for. */
type ButtonElement = {
  type: string;
  form: { hasAttribute(name: string): boolean } | null;
  ariaDisabled: string | null;
  ariaLabel: string | null;
  textContent: string;
};
type PageGlobals = {
  getComputedStyle(element: ButtonElement): { opacity: string; cursor: string };
};

/** The buttons that are seen, and whether each works by itself or shows and says that it waits. */
function buttonsOf(page: Page): Promise<SeenButton[]> {
  return page.locator("button:visible").evaluateAll((buttons: ButtonElement[]) => {
    // Runs in the page, where it is; the tests' types know only Node's.
    const { getComputedStyle } = globalThis as unknown as PageGlobals;
    return buttons.map((button) => {
      const { opacity, cursor } = getComputedStyle(button);
      const isNative = button.type === "submit" && button.form?.hasAttribute("action");
      const shows = Number(opacity) < 1 && cursor === "progress";
      const isWaiting = button.ariaDisabled === "true" && shows;
      return {
        name: button.ariaLabel ?? button.textContent,
        how: isNative ? "native" : isWaiting ? "waiting" : "dead",
      };
    });
  });
}

test.describe("in the first second, on a slow line", () => {
  test.use({ consent: null });

  test("every button works by itself, or shows that it waits and then works", async ({
    page,
    context,
    problems,
    texts,
  }) => {
    const line = await context.newCDPSession(page);
    const slow = { offline: false, latency: 150, uploadThroughput: 50_000 };
    await line.send("Network.emulateNetworkConditions", { ...slow, downloadThroughput: 50_000 });
    await page.goto("/", { waitUntil: "commit" });
    const bar = page.getByRole("region", { name: texts.shell.consent.label });
    const reject = bar.getByRole("button", { name: texts.shell.consent.reject });
    // Nothing is painted before the style is there.
    await expect(reject).toHaveCSS("cursor", "progress");
    const buttons = await buttonsOf(page);
    expect(buttons.filter(({ how }) => how === "waiting").length).toBeGreaterThan(4);
    expect(buttons.filter(({ how }) => how === "native")).toHaveLength(1);
    expect(buttons.filter(({ how }) => how === "dead")).toEqual([]);
    // A question opens, and a search is sent: the browser's own doing.
    await page.getByText(texts.home.faq.cost.question).click();
    await expect(page.getByText(texts.home.faq.cost.answer)).toBeVisible();

    await hydrated(page);
    await reject.click();
    await expect(bar).toBeHidden();

    // What is still on its way when another page opens is cut off.
    problems.allow(/ERR_ABORTED/);
    await page.goto("/", { waitUntil: "commit" });
    const block = texts["search-block"];
    await page.getByRole("combobox", { name: block.place }).fill("3511");
    await page.getByRole("button", { name: block.submit }).click();
    await expect(page).toHaveURL(/\/(zoeken|search)\/utrecht\/3511/);
  });
});

test("the page comes alive without a sign of its visitor", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (asked) => {
    if (asked.resourceType() === "script") scripts.push(asked.url());
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  expect(scripts.length).toBeGreaterThan(3);
  await hydrated(page);
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
