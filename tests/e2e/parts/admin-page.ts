import type { Browser, Page } from "@playwright/test";
import { type Locale, localeCookie, localeTags } from "#contract/shared/locale.ts";
import { readAdminSession } from "./admin-session.ts";
import { hydrated } from "./fixtures.ts";

type Opened = { baseURL: string | undefined; language: Locale; path: string };

/** A second person at another screen: an admin, beside whom the journey is about. */
export async function openAsAdmin(
  browser: Browser,
  { baseURL = "", language, path }: Opened,
): Promise<Page> {
  const { token, cookies } = readAdminSession();
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  await context.addCookies([
    ...cookies,
    { name: localeCookie.name, value: localeTags[language], url: baseURL },
    { name: "cookie_consent", value: "reject", url: baseURL },
  ]);
  const page = await context.newPage();
  await page.goto("/healthz");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await page.goto(path);
  await hydrated(page);
  return page;
}
