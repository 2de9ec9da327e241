import { readBrowserCookie, writeBrowserCookie } from "./cookies.ts";

export type Consent = "accept" | "reject";

export const consentCookie = "cookie_consent";
const lastProfileTypeCookie = "last_used_profile_type";
const daysKept = 180;

export function parseConsent(value: string | null): Consent | null {
  return value === "accept" || value === "reject" ? value : null;
}

export function storeConsent(consent: Consent): void {
  writeBrowserCookie(consentCookie, consent, daysKept);
  if (consent === "reject") writeBrowserCookie(lastProfileTypeCookie, "", 0);
}

/** Kept so that the next page opens with the right profile at once; not after a refusal. */
export function rememberProfileType(profileType: string): void {
  if (parseConsent(readBrowserCookie(consentCookie)) === "reject") return;
  writeBrowserCookie(lastProfileTypeCookie, profileType, daysKept);
}
