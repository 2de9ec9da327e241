import type { ProfileType } from "#contract/profiles.ts";
import { readBrowserCookie, writeBrowserCookie } from "./cookies.ts";

export type Consent = "accept" | "reject";

export const consentCookie = "cookie_consent";
const consentDays = 180;

/** Says, before anybody logs in, as whom this browser was used last. */
export const lastProfileTypeCookie = "last_used_profile_type";
const profileTypeDays = 365;

/** Where this browser searched last, so that the front door shows who lives there. */
export const lastPlaceCookie = "last_place";
const placeDays = 90;

export function parseConsent(value: string | null): Consent | null {
  return value === "accept" || value === "reject" ? value : null;
}

/** What is no type of profile, from a cookie or an address, is none. */
export function parseProfileType(value: string | null): ProfileType | null {
  return value === "pet_sitter" || value === "pet_owner" ? value : null;
}

/** The slug of a place; what else somebody wrote into the cookie is none. */
export function parsePlaceSlug(value: string | null): string | null {
  return value && value.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? value : null;
}

/** Saying no also takes back what was kept before. */
export function storeConsent(consent: Consent): void {
  writeBrowserCookie(consentCookie, consent, consentDays);
  if (consent === "accept") return;
  writeBrowserCookie(lastProfileTypeCookie, "", 0);
  writeBrowserCookie(lastPlaceCookie, "", 0);
}

/** Only after a yes: until there is an answer, a browser keeps what is needed and nothing else. */
export function mayRemember(consent: string | null): boolean {
  return parseConsent(consent) === "accept";
}

/** The account itself knows better; this is for the page before logging in. */
export function rememberProfileType(profileType: ProfileType): void {
  if (!mayRemember(readBrowserCookie(consentCookie))) return;
  writeBrowserCookie(lastProfileTypeCookie, profileType, profileTypeDays);
}

/** A place, never a postal code or a point. */
export function rememberPlace(slug: string): void {
  if (!mayRemember(readBrowserCookie(consentCookie))) return;
  if (parsePlaceSlug(slug)) writeBrowserCookie(lastPlaceCookie, slug, placeDays);
}

const askAgain = "consent-asked";

/** Changing one's mind must be as easy as saying yes was. */
export function askConsentAgain(): void {
  window.dispatchEvent(new Event(askAgain));
}

export function onConsentAsked(listener: () => void): () => void {
  window.addEventListener(askAgain, listener);
  return () => window.removeEventListener(askAgain, listener);
}
