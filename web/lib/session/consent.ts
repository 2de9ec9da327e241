import type { ProfileType } from "#contract/profiles.ts";
import {
  type Consent,
  consentCookie,
  lastPlaceCookie,
  lastProfileTypeCookie,
  parseConsent,
} from "#contract/shared/guest-cookies.ts";
import { readBrowserCookie, writeBrowserCookie } from "./cookies.ts";

const consentDays = 180;
const profileTypeDays = 365;

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

const askAgain = "consent-asked";

/** Changing one's mind must be as easy as saying yes was. */
export function askConsentAgain(): void {
  window.dispatchEvent(new Event(askAgain));
}

export function onConsentAsked(listener: () => void): () => void {
  window.addEventListener(askAgain, listener);
  return () => window.removeEventListener(askAgain, listener);
}
