import type { Clock } from "../clock.ts";

/** Set by a page that looks the same to every guest: for how many seconds it may be kept. */
export const guestCacheHeader = "x-guest-cache";

/**
 * What of a guest's cookies a page may depend on, apart from the session, which makes no guest. A
 * page that reads another one must add it here, or must not ask to be kept.
 */
export const guestCookies = [
  "locale",
  "theme",
  "cookie_consent",
  "last_used_profile_type",
  "last_place",
] as const;

export type GuestPage = {
  status: number;
  headers: [string, string][];
  /** The HTML, cut wherever the nonce stood: every answer gets a nonce of its own. */
  pieces: string[];
};

export type GuestPages = {
  /** A page that is there; null asks the caller to render it. */
  find(key: string): GuestPage | null;
  keep(key: string, page: GuestPage, seconds: number): void;
};

const mostPages = 500;
/** No slug of a place is longer; the other cookies are told apart by a few letters. */
const longestPlace = 60;
/** While one request renders a page anew, the others get the old one. */
const renewMs = 5_000;

export function createGuestPages(clock: Clock): GuestPages {
  const pages = new Map<string, { page: GuestPage; expiresAt: number }>();

  return {
    find(key) {
      const kept = pages.get(key);
      if (!kept) return null;
      const now = clock.now().getTime();
      if (now < kept.expiresAt) return kept.page;
      kept.expiresAt = now + renewMs;
      return null;
    },
    keep(key, page, seconds) {
      pages.delete(key);
      const oldest = pages.size >= mostPages ? pages.keys().next().value : undefined;
      if (oldest !== undefined) pages.delete(oldest);
      pages.set(key, { page, expiresAt: clock.now().getTime() + seconds * 1000 });
    },
  };
}

/** Null for what is never kept: queries would let anybody fill the memory. */
export function guestKey(
  url: string,
  cookies: Readonly<Record<string, string | undefined>>,
): string | null {
  if (url.includes("?") || url.length > 200) return null;
  // Values that we never set are all the same to us, or anybody could fill the memory with them.
  const values = guestCookies.map((name) =>
    (cookies[name] ?? "").slice(0, name === "last_place" ? longestPlace : 8),
  );
  return [url, ...values].join(" ");
}

export function cutAtNonce(html: string, nonce: string): string[] {
  return html.split(nonce);
}

export function withNonce(page: GuestPage, nonce: string): string {
  return page.pieces.join(nonce);
}
