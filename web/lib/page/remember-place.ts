import { consentCookie, lastPlaceCookie, parsePlaceSlug } from "#contract/shared/guest-cookies.ts";
import { mayRemember } from "#web/lib/session/consent.ts";
import { readBrowserCookie, writeBrowserCookie } from "#web/lib/session/cookies.ts";

const placeDays = 90;

/** A place, never a postal code or a point. */
export function rememberPlace(slug: string): void {
  if (!mayRemember(readBrowserCookie(consentCookie))) return;
  if (parsePlaceSlug(slug)) writeBrowserCookie(lastPlaceCookie, slug, placeDays);
}
