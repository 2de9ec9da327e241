import type { Page } from "@playwright/test";
import { checkScreen, type DemoRole, expect, hydrated, test } from "./parts/fixtures.ts";
import { createAccount, createUnfinishedAccount, useToken } from "./parts/new/new-account.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** In the browser as by a link, on a page that may have none to there. */
const openInApp = (page: Page, path: string) =>
  page.evaluate((to) => {
    type Router = { navigate(path: string): Promise<void> };
    const { __reactRouterDataRouter: router } = globalThis as unknown as Record<string, Router>;
    void router?.navigate(to);
  }, path);

/** The demo accounts have finished signing up; a page with scripts turns the token into a cookie. */
async function logIn(
  role: DemoRole,
  loginAs: (role: DemoRole) => Promise<void>,
  page: Page,
): Promise<void> {
  await loginAs(role);
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { Authorization: `Bearer ${token}` };
  expect((await page.context().request.get("/api/user", { headers })).status()).toBe(200);
}

test("a guest who follows a link comes back to that very page", async ({ visit, page }) => {
  await visit("/settings");
  await openInApp(page, "/pets/edit/3?x=1");
  await page.waitForURL((url) => url.searchParams.get("redirect") === "/pets/edit/3?x=1");
});

test("what is for administrators is not there for others, and the bars are", async ({
  page,
  loginAs,
  problems,
  texts: { shell },
}) => {
  problems.allow(/ 404/);
  await loginAs("sitter");
  const answer = await page.goto("/cms");
  expect(answer?.status()).toBe(404);
  await expect(heading(page)).toHaveText(shell.notFound.heading);
  await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
  expect(await answer?.text(), "rendered for whoever is logged in").toContain("Sanne");
  await hydrated(page);
  await checkScreen(page);

  await page.goto("/settings");
  await hydrated(page);
  await openInApp(page, "/cms");
  await expect(heading(page)).toHaveText(shell.notFound.heading);
  await expect(page.getByRole("banner")).toBeVisible();
});

test.describe("what is for phones only", () => {
  const path = "/profile/editavailability";

  test("opens on a phone, and leads home elsewhere @desk", async ({
    page,
    loginAs,
    isMobile,
    texts: { dashboard, profiles, shell },
  }) => {
    await loginAs("sitter");
    const home = dashboard.greeting.replace("{{name}}", "Sanne");
    const expected = isMobile ? shell.back.availability : home;
    for (const open of [() => page.goto(path), () => openInApp(page, path)]) {
      await open();
      await expect(heading(page)).toHaveText(expected);
      expect(new URL(page.url()).pathname).toBe(isMobile ? path : "/");
      await page.goto("/settings");
      await hydrated(page);
    }
    if (!isMobile) return;
    // It stays open when the phone is turned.
    await page.goto(path);
    await hydrated(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(heading(page)).toHaveText(shell.back.availability);
    await expect(page.getByRole("button", { name: profiles.save })).toBeVisible();
  });

  test("does not show for a moment where it does not belong @desk", async ({
    page,
    browser,
    loginAs,
    isMobile,
    baseURL,
    texts: { profiles },
  }) => {
    await logIn("sitter", loginAs, page);
    // Without scripts: what is there before the browser decides.
    const still = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      javaScriptEnabled: false,
      viewport: page.viewportSize(),
      storageState: await page.context().storageState(),
    });
    const first = await still.newPage();
    await first.goto(path);
    await expect(first.getByText(profiles.availability.months)).toBeVisible({ visible: isMobile });
    await expect(first.getByRole("banner")).toBeVisible();
    await still.close();
  });
});

test.describe("Home, before signing up is finished", () => {
  test("leads to Signup, by its address and by a link, and on a reload after 'Later'", async ({
    page,
    request,
    language,
    texts: { dashboard },
  }) => {
    const { token } = await createUnfinishedAccount(request, language);
    await useToken(page, token);
    await page.goto("/");
    expect(new URL(page.url()).pathname).toBe("/aanmelden");
    await page.goto("/settings");
    await hydrated(page);
    const logo = page.getByRole("banner").getByRole("link").first();
    await logo.click();
    await page.waitForURL("/aanmelden");

    await page.goto("/settings");
    await hydrated(page);
    await page.evaluate(() => sessionStorage.setItem("skip-signup-once", "1"));
    await logo.click();
    await expect(heading(page)).toHaveText(dashboard.greeting.replace("{{name}}", "Noor"));
    // As long as Home's data are on their way they carry the permission along.
    await expect.poll(() => page.evaluate("document.cookie")).not.toContain("skip_signup");
    await page.reload();
    expect(new URL(page.url()).pathname).toBe("/aanmelden");
  });

  test("lets in once after 'Later', for as long as one stays", async ({
    page,
    request,
    language,
    texts: { dashboard, settings, shell },
    isMobile,
  }) => {
    const { token } = await createUnfinishedAccount(request, language);
    await useToken(page, token);
    await page.goto("/settings");
    await hydrated(page);
    await page.evaluate(() => sessionStorage.setItem("skip-signup-once", "1"));
    const logo = page.getByRole("banner").getByRole("link").first();
    await logo.click();
    await expect(heading(page)).toHaveText(dashboard.greeting.replace("{{name}}", "Noor"));

    // Asking for its data anew is not another visit.
    if (isMobile) await page.getByRole("button", { name: shell.nav.menu, exact: true }).click();
    const where = page.getByRole(isMobile ? "dialog" : "banner");
    await where.getByRole("button", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    await expect(page).toHaveTitle(/Overview/);
    expect(new URL(page.url()).pathname).toBe("/");

    await page.goto("/settings");
    await hydrated(page);
    await expect(heading(page)).not.toHaveText(settings.heading);
    await logo.click();
    await page.waitForURL(/\/(aanmelden|signup)$/);
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: "skip_signup_once" }),
    );
  });
});

test.describe("a token without its cookie", () => {
  test("is asked about before a route is decided", async ({
    page,
    request,
    language,
    texts: { settings },
  }) => {
    const { token } = await createAccount(request, language);
    await useToken(page, token);
    await page.context().clearCookies({ name: "session" });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      void page.route("/api/user", async (route) => {
        resolve();
        await new Promise<void>((release) => {
          answer = release;
        });
        await route.continue();
      });
    });
    await page.goto("/hoe-werkt-het");
    await asked;
    await openInApp(page, "/settings");
    // Whoever decided now would send a user to the log-in screen.
    const seen: string[] = [];
    page.on("framenavigated", (frame) => seen.push(new URL(frame.url()).pathname));
    answer();
    await expect(heading(page)).toHaveText(settings.heading);
    expect(seen).not.toContain("/inloggen");
  });

  test("and a server that is away for a moment: the token stays, and it is asked again", async ({
    page,
    request,
    language,
    problems,
  }) => {
    problems.allow(/ 503|status of 503/);
    const { token } = await createAccount(request, language);
    await useToken(page, token);
    await page.context().clearCookies({ name: "session" });
    const away = { status: 503, json: { message: "x", error: "unavailable" } };
    await page.route("/api/user", (route) => route.fulfill(away), { times: 2 });
    await page.goto("/hoe-werkt-het");
    const sessionCookies = async () =>
      (await page.context().cookies()).filter(({ name }) => name === "session").length;
    await expect.poll(sessionCookies, { timeout: 15_000 }).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBe(token);
  });

  test("and a profile that is refused: it says so and removes the token", async ({
    page,
    request,
    language,
    problems,
    texts: { shell },
  }) => {
    problems.allow(/ 403|status of 403|session not restored/);
    const { token } = await createAccount(request, language);
    await useToken(page, token);
    await page.context().clearCookies({ name: "session" });
    await page.route("/api/user", (route) =>
      route.fulfill({ status: 403, json: { message: "x", error: "forbidden" } }),
    );
    await page.goto("/hoe-werkt-het");
    await expect(page.getByText(shell.profileFailed)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await checkScreen(page);
  });
});
