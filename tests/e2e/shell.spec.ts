import type { Page } from "@playwright/test";
import { localeTags } from "#contract/shared/locale.ts";
import { scriptBudget, styleBudget } from "../budget/budgets.ts";
import { checkScreen, demoEmail, demoPassword, expect, hydrated, test } from "./parts/fixtures.ts";
import { expectWithin, weigh } from "./parts/page-weight.ts";
import { askedAsItEnds } from "./parts/problems.ts";
import { type Texts, textsOf } from "./parts/texts.ts";

/** What is in the top bar on a wide screen is in a sheet on a phone. */
async function openMenuOnPhone(page: Page, texts: Texts, isMobile: boolean): Promise<void> {
  if (!isMobile) return;
  await page.getByRole("button", { name: texts.shell.nav.menu, exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await checkScreen(page);
}

test("the home page stands", { tag: ["@main", "@desk"] }, async ({
  language,
  visit,
  page,
  texts,
}) => {
  await visit("/");
  await expect(page).toHaveTitle(`Kwispel | ${texts.home.meta.title}`);
  await expect(page.locator("html")).toHaveAttribute("lang", localeTags[language]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.home.hero.title);
});

test("an unknown path is a page that helps on", { tag: "@main" }, async ({
  page,
  texts,
  problems,
}) => {
  problems.allow(/ 404/);
  const answer = await page.goto("/deze/straat/is/er/niet");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(`Kwispel | ${texts.shell.notFound.title}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.shell.notFound.heading);
  await hydrated(page);
  await checkScreen(page);
  await page.getByRole("main").getByRole("link", { name: texts.shell.notFound.home }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.home.hero.title);
});

test("logging in lasts over a reload, logging out ends at the front door", {
  tag: ["@main", "@desk"],
}, async ({ visit, page, texts, isMobile, problems }) => {
  problems.allow(askedAsItEnds);
  await visit("/login");
  await page.getByLabel(texts.account.login.email).fill(demoEmail("owner"));
  await page.getByLabel(texts.account.login.password, { exact: true }).fill(demoPassword);
  await page.getByRole("main").getByRole("button", { name: texts.account.login.submit }).click();
  await page.waitForURL("/");
  await page.reload();
  await hydrated(page);
  await checkScreen(page);

  await openMenuOnPhone(page, texts, isMobile);
  if (!isMobile) await page.getByRole("button", { name: texts.shell.nav.accountOf }).click();
  await page.getByRole("button", { name: texts.shell.nav.logout }).click();
  await expect(page.getByRole("link", { name: texts.shell.nav.login }).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("a wrong password is refused in words", { tag: "@main" }, async ({
  visit,
  page,
  texts,
  problems,
}) => {
  problems.allow(/ 422/);
  await visit("/login");
  await page.getByLabel(texts.account.login.email).fill(demoEmail("owner"));
  await page.getByLabel(texts.account.login.password, { exact: true }).fill("not-this-one");
  await page.getByRole("main").getByRole("button", { name: texts.account.login.submit }).click();
  await expect(page.getByRole("alert")).toHaveText(texts.errors.invalidCredentials);
  await checkScreen(page);
});

test.describe("the language", { tag: "@desk" }, () => {
  test.use({ language: "nl" });

  test("changes in place and stays", { tag: "@main" }, async ({ visit, page, texts, isMobile }) => {
    await visit("/");
    await openMenuOnPhone(page, texts, isMobile);
    const where = page.getByRole(isMobile ? "dialog" : "banner");
    await where.getByRole("button", { name: "English" }).click();
    const english = textsOf("en");
    await expect(page).toHaveTitle(`Kwispel | ${english.home.meta.title}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(english.home.hero.title);
  });
});

test.describe("on a first visit", () => {
  test.use({ consent: null });

  test("the consent bar takes either answer and is gone", async ({
    visit,
    page,
    context,
    texts,
  }) => {
    for (const answer of ["accept", "reject"] as const) {
      await context.clearCookies({ name: "cookie_consent" });
      await visit("/");
      const bar = page.getByRole("region", { name: texts.shell.consent.label });
      await bar.getByRole("button", { name: texts.shell.consent[answer] }).click();
      await expect(bar).toBeHidden();
      await page.reload();
      await hydrated(page);
      await expect(bar).toBeHidden();
    }
  });

  test("a button that needs scripts says so until they run", async ({ page, texts }) => {
    let letThrough = () => {};
    const seen = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/*.js", async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    const bar = page.getByRole("region", { name: texts.shell.consent.label });
    const reject = bar.getByRole("button", { name: texts.shell.consent.reject });
    await expect(reject).toBeDisabled();
    await expect(reject).toHaveCSS("cursor", "progress");
    letThrough();
    await expect(reject).toBeEnabled();
    await reject.click();
    await expect(bar).toBeHidden();
  });
});

test("on a slow line a press is answered at once, and the sign goes when the page is there", async ({
  visit,
  page,
  texts,
}) => {
  await visit("/");
  const answer = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  const bar = page.locator(".loading-bar");
  const main = page.getByRole("main");
  await expect(bar).toHaveCSS("opacity", "0");
  await page.getByRole("contentinfo").getByRole("link", { name: texts.shell.nav.search }).click();
  await expect(bar).toHaveCSS("opacity", "1");
  await expect(main).toHaveAttribute("aria-busy", "true");
  await expect(page.getByText(texts.shell.loading)).toBeAttached();
  answer.resolve();
  await expect(page).toHaveURL(/\/zoeken/);
  await expect(bar).toHaveCSS("opacity", "0");
  await expect(main).not.toHaveAttribute("aria-busy");
});

test("a button that is pressed while a field is still in use does its work, once", async ({
  visit,
  page,
  texts,
  isMobile,
}) => {
  await visit("/login");
  const main = page.getByRole("main");
  const email = main.getByLabel(texts.account.login.email);
  const submit = main.getByRole("button", { name: texts.account.login.submit });
  const press = async (x: number, y: number) =>
    isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
  const pressSubmit = async () => {
    const box = await submit.boundingBox();
    if (!box) throw new Error("there is nothing to press");
    await press(box.x + box.width / 2, box.y + box.height / 2);
  };

  // Leaving the field says what is wrong with it, a line above the button. The press lands all the same:
  // only sending takes one back to the field.
  await email.fill("tess");
  await email.press("End");
  await pressSubmit();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");

  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/api/login") sent += 1;
  });
  await email.fill(demoEmail("owner"));
  await main.getByLabel(texts.account.login.password, { exact: true }).fill(demoPassword);
  await pressSubmit();
  await page.waitForURL("/");
  expect(sent).toBe(1);
});

test("a page is rendered for whoever is logged in, and for nobody else", async ({
  loginAs,
  page,
}) => {
  await loginAs("sitter");
  const answer = await page.goto("/");
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  expect(await answer?.text()).toContain("Sanne");
  await hydrated(page);
  await checkScreen(page);
});

test("every component in all its states, by day and by night", { tag: "@desk" }, async ({
  visit,
  page,
  problems,
}) => {
  test.slow();
  // A picture that doesn't come is one of the states.
  problems.allow(/no-such-picture/);
  await visit("/dev/components");
  await page.emulateMedia({ colorScheme: "dark" });
  await checkScreen(page);
});

test("home, a search and a sitter's page fetch little to come alive", async ({ page, context }) => {
  const home = await weigh(page, "/");
  expectWithin(home.script, scriptBudget.homeInAll);
  expectWithin(home.stylesheet, styleBudget.every);

  const list = await context.newPage();
  const search = await weigh(list, "/zoeken/utrecht");
  expectWithin(search.script, scriptBudget.rich);
  expectWithin(search.stylesheet, styleBudget.every);

  const card = list.getByRole("article").first().getByRole("link").first();
  const sitter = await weigh(await context.newPage(), (await card.getAttribute("href")) ?? "");
  expectWithin(sitter.script, scriptBudget.sitterInAll);
  expectWithin(sitter.stylesheet, styleBudget.every);
});
