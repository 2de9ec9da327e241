import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type Locale, localeCookie, localeTags } from "#contract/shared/locale.ts";
import { recordSpent, spend } from "#tests/setup/running/spent-time.ts";
import { readAdminSession } from "./admin-session.ts";
import { passCelebrations } from "./celebrations.ts";
import { type DemoRole, demoEmail, demoPassword } from "./demo-accounts.ts";
import { type Problems, watchForProblems } from "./problems.ts";
import { checkScreen } from "./screen/screen.ts";
import { readStock } from "./stock/stock.ts";
import { type Texts, textsOf } from "./texts.ts";

export type JourneyOptions = {
  /** The visitor's language: the browser's own, and the choice kept in the cookie. */
  language: Locale;
  /** What they said to the consent bar on an earlier visit; null: they were never here. */
  consent: "accept" | "reject" | null;
  /** Whether they look at what is made of new badges; else they put it aside. */
  celebrates: boolean;
};

type JourneyFixtures = {
  /** What went wrong in the background; anything not allowed for fails the test at its end. */
  problems: Problems;
  /** The messages in the visitor's language. */
  texts: Texts;
  /** Opens a path, waits until the page answers to clicks, and checks the screen. */
  visit: (path: string) => Promise<void>;
  /** Logs in without the login screen; as owner and sitter by a session that others use too. */
  loginAs: (role: DemoRole) => Promise<void>;
};

export const test = base.extend<JourneyOptions & JourneyFixtures>({
  language: ["nl", { option: true }],
  consent: ["reject", { option: true }],
  celebrates: [false, { option: true }],
  locale: async ({ language }, use) => use(localeTags[language]),
  texts: async ({ language }, use) => use(textsOf(language)),

  context: async ({ context, language, consent, celebrates, baseURL }, use) => {
    if (!celebrates) passCelebrations(context);
    await context.addCookies([
      { name: localeCookie.name, value: localeTags[language], url: baseURL },
      ...(consent ? [{ name: "cookie_consent", value: consent, url: baseURL }] : []),
    ]);
    await use(context);
  },

  problems: [
    async ({ context, baseURL }, use, { file }) => {
      const problems = watchForProblems(context, baseURL ?? "");
      await use(problems);
      recordSpent(file);
      expect(problems.unexpected(), "errors in the console or on the network").toEqual([]);
    },
    { auto: true },
  ],

  visit: async ({ page }, use) => {
    await use(async (path) => {
      await spend("opening pages in a browser", async () => {
        await page.goto(path);
        await hydrated(page);
      });
      await checkScreen(page);
    });
  },

  loginAs: async ({ context, page }, use) => {
    await use(async (role) => {
      const token = await sessionOf(context, role);
      // Any answer of the site will do: local storage belongs to the origin, not to a page.
      await page.goto("/healthz");
      await page.evaluate((value) => localStorage.setItem("token", value), token);
    });
  },
});

async function sessionOf(context: BrowserContext, role: DemoRole) {
  if (role === "admin") {
    const { token, cookies } = readAdminSession();
    await context.addCookies(cookies);
    return token;
  }
  const token = readStock().roles[role] ?? "";
  // The answer sets the session's cookie.
  const headers = { Authorization: `Bearer ${token}` };
  expect((await context.request.get("/api/user", { headers })).status()).toBe(200);
  return token;
}

/** Of the browser's own, which this side of the journeys has no types for. */
type PageGlobals = {
  history: { scrollRestoration: string };
  document: { querySelector(selector: string): unknown };
};

/**
 * Until React has taken the page over, without a sign of a visitor: the root then looks after the
 * scroll position, and no button or form says any longer that it waits.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      // Runs in the page, where these are; the tests' types know only Node's.
      const { history, document } = globalThis as unknown as PageGlobals;
      return (
        history.scrollRestoration === "manual" &&
        document.querySelector("[data-waiting], form[inert]") === null
      );
    },
    undefined,
    { timeout: 20_000 },
  );
}

export { checkScreen, type DemoRole, demoEmail, demoPassword, expect };
