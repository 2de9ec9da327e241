import type { ProfileType } from "../profiles.ts";
import { localeCookie, parseLocale } from "./locale.ts";

/**
 * What a page may know of a guest: the cookies that the browser writes and the server reads. Anybody
 * can send any cookie; what is none of ours is as good as absent, on both sides alike.
 */
export type Theme = "light" | "dark";
export type Consent = "accept" | "reject";

export const themeCookie = "theme";
export const consentCookie = "cookie_consent";
/** Says, before anybody logs in, as whom this browser was used last. */
export const lastProfileTypeCookie = "last_used_profile_type";
/** Where this browser searched last, so that the front door shows who lives there. */
export const lastPlaceCookie = "last_place";

export function parseTheme(value: string | null): Theme | null {
  return value === "light" || value === "dark" ? value : null;
}

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

/**
 * What of a guest's cookies a page that is the same for all guests may depend on. A page that reads
 * another one must add it here, or must not ask to be cached.
 */
export const guestCookies = {
  [localeCookie.name]: parseLocale,
  [themeCookie]: parseTheme,
  [consentCookie]: parseConsent,
  [lastProfileTypeCookie]: parseProfileType,
  [lastPlaceCookie]: parsePlaceSlug,
} satisfies Record<string, (value: string | null) => string | null>;
