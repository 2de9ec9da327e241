import type { APIRequestContext, Browser, BrowserContext, Page } from "@playwright/test";
import { type Locale, localeCookie, localeTags } from "#contract/shared/locale.ts";
import { passCelebrations } from "../celebrations.ts";
import { expect, hydrated } from "../fixtures.ts";
import { mailedAbout } from "../mailbox.ts";
import { useToken as logInBy } from "../new/new-account.ts";
import { takePicture } from "../picture.ts";
import { watchForProblems } from "../problems.ts";
import { type Texts, textsOf } from "../texts.ts";
import type { TravellingServer } from "./time-travel.ts";

export type Who = { token: string; email: string; language: Locale; isMobile: boolean };

/** Somebody with two windows open: what they are busy with, and the conversation. */
export type Person = {
  texts: Texts;
  context: BrowserContext;
  page: Page;
  chat: Page;
  /** What went wrong in the browser; looked at when it closes. */
  problems: ReturnType<typeof watchForProblems>;
  /** Waits for a mail to them whose subject begins so. */
  mailed(subject: string): Promise<void>;
  /** Of both windows, beside what else the run leaves behind. */
  picture(name: string): Promise<void>;
  close(): Promise<void>;
};

export async function openPerson(
  {
    browser,
    server,
    request,
  }: { browser: Browser; server: TravellingServer; request: APIRequestContext },
  { token, email, language, isMobile }: Who,
): Promise<Person> {
  const { origin } = server;
  const context = await browser.newContext({
    baseURL: origin,
    locale: localeTags[language],
    timezoneId: "Europe/Amsterdam",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    viewport: isMobile ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    ...(isMobile ? { hasTouch: true, isMobile } : {}),
  });
  await context.addCookies([
    { name: localeCookie.name, value: localeTags[language], url: origin },
    { name: "cookie_consent", value: "reject", url: origin },
  ]);
  passCelebrations(context);
  await context.clock.setSystemTime(server.now());
  const problems = watchForProblems(context, origin);
  const page = await context.newPage();
  await logInBy(page, token);
  const chat = await context.newPage();
  return {
    texts: textsOf(language),
    context,
    page,
    chat,
    problems,
    mailed: async (subject) => void (await mailedAbout(request, email, subject)),
    async picture(name) {
      for (const [window, shown] of [
        ["page", page],
        ["chat", chat],
      ] as const) {
        await takePicture(shown, `${name}-${language}-${window}`, window === "page");
      }
    },
    async close() {
      expect(problems.unexpected(), `errors in the browser in ${language}`).toEqual([]);
      await context.close();
    },
  };
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
