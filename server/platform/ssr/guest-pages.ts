import { LRUCache } from "lru-cache";
import { guestCookies } from "#contract/shared/guest-cookies.ts";
import type { Clock } from "../clock.ts";
import type { PageVisit } from "../visits/visits.ts";
import type { PageChanges } from "./page-changes.ts";

/** Set by a page that looks the same to every guest: for how many seconds it may be cached. */
export const guestCacheHeader = "x-guest-cache";

export type GuestPage = {
  status: number;
  headers: [string, string][];
  /**
   * The HTML, cut wherever the nonce stood: every answer gets a nonce of its own. As bytes, so that it
   * is put in UTF-8 once and not for every guest.
   */
  pieces: Buffer[];
  /** What is counted each time that it is shown. */
  visit: PageVisit | null;
};

export type GuestPages = {
  /** A page that is there; null asks the caller to render it. */
  find(key: string): GuestPage | null;
  /** `begunAt`: what it says is as things were then. */
  set(key: string, page: GuestPage, cached: { begunAt: Date; seconds: number }): void;
};

const mostPages = 500;
/** Half of it would be the pages of every sitter in a town. */
const mostBytes = 30_000_000;
/** While one request renders a page anew, the others get the old one. */
const renewMs = 5_000;

type Kept = { page: GuestPage; begunAt: Date; expiresAt: number };

export function createGuestPages(
  clock: Clock,
  changes: PageChanges,
  most = { pages: mostPages, bytes: mostBytes },
) {
  const pages = new LRUCache<string, Kept>({
    max: most.pages,
    maxSize: most.bytes,
    sizeCalculation: ({ page }) => lengthOf(page),
  });

  return {
    find(key) {
      const found = pages.get(key);
      if (!found) return null;
      // Nobody gets a text that was published anew as it was before.
      if (!changes.isFresh(found.begunAt)) return null;
      const now = clock.elapsedMs();
      if (now < found.expiresAt) return found.page;
      found.expiresAt = now + renewMs;
      return null;
    },
    set(key, page, { begunAt, seconds }) {
      pages.set(key, { page, begunAt, expiresAt: clock.elapsedMs() + seconds * 1000 });
    },
  } satisfies GuestPages;
}

/** The cache wants every size to be more than nothing. */
function lengthOf({ pieces }: GuestPage): number {
  return Math.max(
    1,
    pieces.reduce((sum, piece) => sum + piece.length, 0),
  );
}

export type GuestValues = Record<keyof typeof guestCookies, string | null>;

/** Of a guest's cookies what a page may depend on; what we never set is as good as absent. */
export function guestValuesOf(cookies: Readonly<Record<string, string | undefined>>): GuestValues {
  const entries = Object.entries(guestCookies);
  const values = entries.map(([name, parse]) => [name, parse(cookies[name] ?? null)]);
  return Object.fromEntries(values) as GuestValues;
}

/** Null for what is never cached: queries would let anybody fill the memory. */
export function guestKey(url: string, values: GuestValues): string | null {
  if (url.includes("?") || url.length > 200) return null;
  return [url, ...Object.values(values).map((value) => value ?? "")].join(" ");
}

/**
 * The cookies as the page gets to see them: the guest's, as they were understood here, before all
 * others. Two readers of one header could differ, and a page be cached for whom it is not.
 */
export function withGuestValues(header: string | undefined, values: GuestValues): string {
  const understood = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${value}`],
  );
  const others = (header ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "" && !(nameOf(pair) in guestCookies));
  return [...understood, ...others].join("; ");
}

const nameOf = (pair: string) => pair.split("=", 1)[0]?.trim() ?? "";

export function cutAtNonce(html: string, nonce: string): Buffer[] {
  return html.split(nonce).map((piece) => Buffer.from(piece));
}

export function withNonce({ pieces }: GuestPage, nonce: string): Buffer {
  const between = Buffer.from(nonce);
  return Buffer.concat(pieces.flatMap((piece, nr) => (nr === 0 ? [piece] : [between, piece])));
}
