import { defaultLocale, type Locale, localeCookie, parseLocale } from "#contract/shared/locale.ts";
import { isEnglishPath } from "#contract/urls/aliased-paths.ts";
import { previewedLocale } from "#contract/urls/cms-urls.ts";
import { readCookie } from "#web/lib/session/cookies.ts";

/** Where a text is looked at in one language, that one. Else the cookie decides, else an English alias in the address, else it is Dutch. */
export function localeOfRequest(request: Pick<Request, "url" | "headers">): Locale {
  const previewed = previewedLocale(new URL(request.url).pathname);
  if (previewed) return previewed;
  const wish = readCookie(request.headers.get("cookie"), localeCookie.name);
  if (wish) return parseLocale(wish) ?? defaultLocale;
  return isEnglishPath(new URL(request.url).pathname) ? "en" : defaultLocale;
}
