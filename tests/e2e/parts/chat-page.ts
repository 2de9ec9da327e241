import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Locale, localeCookie, localeTags } from "#contract/shared/locale.ts";
import { passCelebrations } from "./celebrations.ts";
import { expect, hydrated } from "./fixtures.ts";
import { useToken as logInBy } from "./new/new-account.ts";
import type { NewChat } from "./new/new-chat.ts";
import { watchForProblems } from "./problems.ts";
import type { Texts } from "./texts.ts";

export const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key]));

/** A phone has the conversation to itself, a desk has it beside the list. */
export const roomPath = (roomId: number, isMobile: boolean) =>
  isMobile ? `/chatRoom/${roomId}` : `/chats/${roomId}`;

/** What is said, as far as this reader sees it. */
export const log = (page: Page) => page.getByRole("log");
export const said = (page: Page, text: string) => log(page).getByText(text, { exact: true });

export function composer(page: Page, { chat }: Texts, name: string) {
  const field = page.getByRole("textbox", { name: filled(chat.composer.label, { name }) });
  return {
    field,
    async send(text: string) {
      await field.fill(text);
      await page.getByRole("button", { name: chat.composer.send, exact: true }).click();
    },
  };
}

type Other = { page: Page; context: BrowserContext; close(): Promise<void> };

/** The sitter, in a browser of their own beside the owner's: in their conversation, or at another path. */
export async function openOther(
  browser: Browser,
  { sitter, ...place }: Pick<NewChat, "sitter"> & ({ roomId: number } | { path: string }),
  options: { language: Locale; isMobile: boolean; baseURL: string | undefined },
): Promise<Other> {
  const { language, isMobile, baseURL = "" } = options;
  const context = await browser.newContext({
    baseURL,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    viewport: isMobile ? { width: 390, height: 844 } : { width: 1280, height: 900 },
  });
  passCelebrations(context);
  await context.addCookies([
    { name: localeCookie.name, value: localeTags[language], url: baseURL },
    { name: "cookie_consent", value: "reject", url: baseURL },
  ]);
  const problems = watchForProblems(context, baseURL);
  const page = await context.newPage();
  await logInBy(page, sitter.token);
  await page.goto("path" in place ? place.path : roomPath(place.roomId, isMobile));
  await hydrated(page);
  return {
    page,
    context,
    async close() {
      expect(problems.unexpected(), "errors at the other side").toEqual([]);
      await context.close();
    },
  };
}

/** The browser's own push event, as if a message had come from its push service. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

/** The end of a log is at zero, and what is further up below it. */
export async function scrollUp(page: Page, pixels: number): Promise<void> {
  await log(page).evaluate((element: { scrollTop: number }, by) => {
    element.scrollTop = -by;
  }, pixels);
}

export async function topOf(page: Page, text: string): Promise<number> {
  return (await said(page, text).boundingBox())?.y ?? Number.NaN;
}
