import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { Locale } from "#contract/shared/locale.ts";
import { checkScreen, expect, hydrated, test } from "./parts/fixtures.ts";
import { createSession, createUnfinishedAccount, useToken } from "./parts/new/new-account.ts";
import type { Texts } from "./parts/texts.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Under the name on a wide screen, in the sheet on a phone. */
async function openMenu(page: Page, { shell }: Texts, isMobile: boolean): Promise<Locator> {
  const name = isMobile ? shell.nav.menu : shell.nav.accountOf;
  await page.getByRole("button", { name, exact: isMobile }).click();
  return page.getByRole(isMobile ? "dialog" : "banner");
}

const call = (request: APIRequestContext, token: string, path: string, profileType: string) =>
  request.post(path, {
    headers: { Authorization: `Bearer ${token}` },
    data: { profile_type: profileType },
  });

async function inUse(request: APIRequestContext, token: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await (await request.get("/api/user", { headers })).json()).profile.profile_type;
}

/** Somebody who is both, and here as an owner. */
async function createBoth(request: APIRequestContext, language: Locale) {
  const account = await createUnfinishedAccount(request, language);
  await call(request, account.token, "/api/user/profile", "pet_sitter");
  await call(request, account.token, "/api/user/profile/switch", "pet_owner");
  return account;
}

test("a profile that isn't there is offered, made, and its wizard opens", async ({
  language,
  visit,
  page,
  request,
  texts,
  isMobile,
}) => {
  const { shell, "profile-switch": words } = texts;
  const { token } = await createUnfinishedAccount(request, language);
  await useToken(page, token);
  await visit("/settings");
  const menu = await openMenu(page, texts, isMobile);
  await expect(menu.getByText(shell.profile.inUse.pet_owner)).toBeVisible();
  await checkScreen(page);
  await menu.getByRole("link", { name: shell.profile.goOn.pet_sitter }).click();
  await expect(heading(page)).toHaveText(words.offer.pet_sitter.heading);
  await checkScreen(page);

  await page.getByRole("link", { name: words.stay.pet_owner }).click();
  await page.waitForURL("/settings");
  expect(await inUse(request, token)).toBe("pet_owner");

  await page.goBack();
  await page.getByRole("button", { name: words.offer.pet_sitter.make }).click();
  await page.waitForURL((url) => url.searchParams.get("type") === "pet_sitter");
  expect(pathOf(page)).toBe(language === "nl" ? "/aanmelden" : "/signup");
  expect(await inUse(request, token)).toBe("pet_sitter");
});

test("both profiles side by side: use one, remove the other", async ({
  language,
  visit,
  page,
  request,
  texts: { shell, "profile-switch": words },
}) => {
  const { token } = await createBoth(request, language);
  await useToken(page, token);
  await visit("/switchProfile?backTo=/switchProfile");
  const [owner, sitter] = [words.types.pet_owner, words.types.pet_sitter];
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards.filter({ hasText: owner.text })).toContainText(words.inUse);
  await page.getByRole("link", { name: sitter.use }).click();
  await expect(cards.filter({ hasText: sitter.text })).toContainText(words.inUse);
  await expect(page.getByText(shell.profile.now.pet_sitter).first()).toBeVisible();

  await page.getByRole("button", { name: owner.remove }).click();
  await expect(page.getByRole("dialog")).toContainText(words.removal.pet_owner.text);
  await checkScreen(page);
  await page.getByRole("button", { name: words.removal.confirm }).click();
  await expect(page.getByText(words.removal.pet_owner.done)).toBeVisible();
  await expect(page.getByRole("link", { name: owner.make })).toBeVisible();
  await expect(page.getByRole("button", { name: sitter.remove })).toBeHidden();
  await checkScreen(page);
});

test("switching stays on the page, and another device follows at once", { tag: "@main" }, async ({
  visit,
  page,
  browser,
  request,
  baseURL,
  language,
  texts,
  isMobile,
}) => {
  const { shell, settings } = texts;
  const account = await createBoth(request, language);
  const elsewhere = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 1280, height: 900 },
  });
  const other = await elsewhere.newPage();
  await useToken(other, await createSession(request, account));
  const socket = other.waitForEvent("websocket");
  await other.goto("/settings");
  // Socket.IO's word for 'what you asked for is done': the subscription stands.
  await (await socket).waitForEvent("framereceived", ({ payload }) =>
    String(payload).startsWith("43"),
  );
  const reloaded = other.waitForRequest((asked) => asked.url().includes("/settings.data"));

  await useToken(page, account.token);
  await visit("/settings");
  const menu = await openMenu(page, texts, isMobile);
  const visitKey = () => page.evaluate("history.state?.key");
  const before = await visitKey();
  await menu.getByRole("link", { name: shell.profile.goOn.pet_sitter }).click();
  await expect(page.getByText(shell.profile.now.pet_sitter).first()).toBeVisible();
  await reloaded;
  await expect(other.getByText(shell.profile.now.pet_sitter)).toBeVisible();
  await other.getByRole("button", { name: shell.nav.accountOf }).click();
  await expect(other.getByText(shell.profile.inUse.pet_sitter)).toBeVisible();
  await elsewhere.close();

  await expect.poll(visitKey, "there and back again").not.toBe(before);
  await expect(heading(page)).toHaveText(settings.heading);
  expect(pathOf(page)).toBe("/settings");
  await openMenu(page, texts, isMobile);
  await expect(menu.getByText(shell.profile.inUse.pet_sitter)).toBeVisible();
  await checkScreen(page);
});

test("its address switches and returns, on this site only", async ({ page, request, language }) => {
  const { token } = await createBoth(request, language);
  await useToken(page, token);
  await page.goto("/switchProfile?switchTo=pet_sitter&backTo=/changePassword");
  await page.waitForURL("/changePassword");
  expect(await inUse(request, token)).toBe("pet_sitter");
  // Home, that is; and Home sends on whoever has not finished signing up.
  await page.goto("/switchProfile?switchTo=pet_owner&backTo=//evil.example/");
  await page.waitForURL("/aanmelden");
  expect(await inUse(request, token)).toBe("pet_owner");
});

test("a switch that fails says so and can be tried again", async ({
  page,
  request,
  problems,
  language,
  texts: { "profile-switch": words },
}) => {
  problems.allow(/ 503|status of 503|profile not switched/);
  const { token } = await createBoth(request, language);
  await useToken(page, token);
  await page.route("/api/user/profile/switch", (route) =>
    route.fulfill({ status: 503, json: { message: "", error: "unavailable" } }),
  );
  await page.goto("/switchProfile?switchTo=pet_sitter&backTo=/settings");
  await expect(heading(page)).toHaveText(words.switchFailed.heading);
  await checkScreen(page);
  expect(await inUse(request, token)).toBe("pet_owner");
  await page.unroute("/api/user/profile/switch");
  await page.getByRole("main").getByRole("alert").getByRole("button").click();
  await page.waitForURL("/settings");
});

test.describe("the cookie of the profile last used", () => {
  const kept = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === "last_used_profile_type");

  test.describe("for whoever agreed", () => {
    test.use({ consent: "accept" });

    test("is there for a year, follows a switch, and goes when consent does", async ({
      page,
      request,
      language,
      texts: { shell },
    }) => {
      const { token } = await createBoth(request, language);
      await useToken(page, token);
      await page.goto("/settings");
      await expect.poll(async () => (await kept(page))?.value).toBe("pet_owner");
      const days = (((await kept(page))?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(365);
      await page.goto("/switchProfile?switchTo=pet_sitter&backTo=/settings");
      await expect.poll(async () => (await kept(page))?.value).toBe("pet_sitter");

      await hydrated(page);
      const again = page
        .getByRole("contentinfo")
        .getByRole("button", { name: shell.consent.again });
      await again.click();
      const bar = page.getByRole("region", { name: shell.consent.label });
      await expect(bar).toBeFocused();
      await checkScreen(page);
      await bar.getByRole("button", { name: shell.consent.reject }).click();
      await expect(bar).toBeHidden();
      await expect(again).toBeFocused();
      expect(await kept(page)).toBeUndefined();
      await page.goto("/switchProfile?switchTo=pet_owner&backTo=/settings");
      await page.waitForURL("/settings");
      await hydrated(page);
      expect(await kept(page)).toBeUndefined();
    });

    test("greets a sitter who is not logged in with work", async ({
      visit,
      page,
      context,
      baseURL,
      texts: { home },
    }) => {
      await visit("/");
      await expect(page.getByRole("search")).toBeVisible();
      const cookie = { name: "last_used_profile_type", value: "pet_sitter" };
      await context.addCookies([{ ...cookie, url: baseURL ?? "" }]);
      await visit("/");
      await expect(page.getByRole("link", { name: home.hero.work })).toBeVisible();
    });
  });
});
