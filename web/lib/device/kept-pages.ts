import { textsPath } from "#contract/urls/texts-url.ts";

/**
 * Pages that open without network. The service worker keeps the copies (web/public/sw.js); here a page asks
 * for it, and here they go.
 */
export type KeptPage = {
  /** The address at which it is wanted. */
  at: string;
  /** Where the copy comes from; it may say less. */
  from: string;
};

const keptOfUsers = "kept-user-";

/** A copy of these pages as they are now, with what this page is made of and the pictures in it. */
export async function keepPages(
  userId: number,
  pages: readonly KeptPage[],
  { offline }: { offline: string | undefined },
): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const { active } = await navigator.serviceWorker.ready;
  const pictures = [...document.images].map(({ currentSrc, src }) => currentSrc || src);
  const parts = performance.getEntriesByType("resource").map(({ name }) => name);
  const keep = {
    userId,
    pages,
    offline,
    parts: parts.filter((url) => isOwn(url) && isPart(pathOf(url))).map(pathOf),
    pictures: pictures.filter((url) => isOwn(url) && !isPart(pathOf(url))),
  };
  active?.postMessage({ keep });
}

/** Beside the pages, in the cache that goes with them; no page has such an address. */
const valueAt = (key: string) => `/kept/${key}`;

/** What was last known of something that a kept page shows. */
export async function keepValue(userId: number, key: string, value: unknown): Promise<void> {
  if (typeof caches === "undefined") return;
  const cache = await caches.open(`${keptOfUsers}${userId}`);
  await cache.put(valueAt(key), Response.json(value));
}

export async function readKeptValue(userId: number, key: string): Promise<unknown> {
  if (typeof caches === "undefined") return undefined;
  const cache = await caches.open(`${keptOfUsers}${userId}`);
  return (await cache.match(valueAt(key)))?.json();
}

/** Nobody is logged in, or somebody else is: nothing of anybody stays behind. */
export async function forgetKeptPages(exceptOf?: number): Promise<void> {
  // Missing on plain http, where no worker has kept anything either.
  if (typeof caches === "undefined") return;
  const names = await caches.keys();
  const others = names.filter(
    (name) => name.startsWith(keptOfUsers) && name !== `${keptOfUsers}${exceptOf}`,
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Whether the page that is shown was opened from such a copy, at this very path if one is given; the worker
 * says so in a header.
 */
export function isOpenedFromDevice(path?: string): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  const timing = opened as PerformanceNavigationTiming | undefined;
  if (!timing || (path !== undefined && pathOf(timing.name) !== path)) return false;
  return timing.serverTiming?.some(({ name }) => name === "kept") ?? false;
}

/** Whether there is a copy of the page at this address, which could not be fetched. */
export async function isKept(path: string): Promise<boolean> {
  if (typeof caches === "undefined") return false;
  const names = (await caches.keys()).filter((name) => name.startsWith(keptOfUsers));
  for (const name of names) if (await (await caches.open(name)).match(path)) return true;
  return false;
}

const isOwn = (url: string) => url.startsWith(`${window.location.origin}/`);
const pathOf = (url: string) => new URL(url).pathname;
/** Scripts, styles, drawings, fonts and texts: of the build, and nobody's. */
const isPart = (path: string) => path.startsWith("/assets/") || path.startsWith(`${textsPath}/`);
