/*
  When a page can't be fetched, it shows the copy of that page that was kept on this device, and else the
  offline page: one for who has no network, and one for when only the server is away. Kept are only the
  pages that ask for it (web/lib/device/kept-pages.ts): the logbook that a sitter has open, with the pictures
  seen in it, how to care for its pets, and the chats that were opened. Each copy lies in a cache of its user,
  and goes when they log out. What can change is fetched; a copy is for when it can't be.
  What a kept page is made of (scripts, styles, texts) lies in one cache, whoever's page it is and of whatever
  release: a part stays for as long as a kept page needs it, whose list is written with its copy. Parts never
  change, so that they come from there first.
  It also shows what is pushed to this device, and wakes pages that have something to send. Each release is
  registered under its own version and brings its own offline page.
*/
const version = new URL(self.location.href).searchParams.get("v") ?? "";
const cacheName = `offline-${version}`;
const partsName = "kept-parts";
/** Earlier workers had one a release, and wrote no lists. */
const earlierParts = /^kept-parts-/;
/** With the copy of a page: the parts that it needs, also those that only its scripts name. */
const listHeader = "x-kept-parts";
const offlineUrl = "/offline";
/** There is a network, and only the server does not answer. */
const unreachableUrl = "/offline?server=1";
/** Pages of one user: a sitter may have two addresses to go to in a day, each with its pets' care. */
const mostPages = 8;
const mostChats = 20;
const mostPictures = 60;

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([takeOver(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener("message", (event) => {
  if (event.data === "refresh") event.waitUntil(keepOfflinePage());
  // Without network the copies stay as they are.
  if (event.data?.keep) event.waitUntil(inTurn(() => keepPages(event.data.keep)).catch(() => {}));
});

/*
  There is network again, and something waits to be sent. The worker can't send it: who somebody is, the API
  learns from a token in local storage, which workers can't read. Pages can; one that sleeps is woken.
*/
self.addEventListener("sync", (event) => {
  if (event.tag === "logbook-queue") event.waitUntil(tellPages(event.tag));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOrKept(event));
  else if (isPartOfPage(request)) event.respondWith(partOfPage(request));
});

self.addEventListener("push", (event) => {
  event.waitUntil(showNotice(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPath(event.notification.data?.path));
});

/** The server writes it in the reader's language: title, body, path, and a tag that replaces the last. */
async function showNotice(data) {
  const { title, body, path, shownAt, tag, image, isQuiet } = data?.json() ?? {};
  // Whoever has that very page before them can see what is new; browsers allow silence then.
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => page.focused && isAt(page, shownAt ?? path))) return;
  await self.registration.showNotification(title || "Kwispel", {
    body,
    tag,
    data: { path },
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    // A private picture: the browser fetches it from here, as whoever is logged in; else there is none.
    ...(image ? { image } : {}),
    // The same conversation again: it takes the place of the last one, and is heard all the same.
    renotify: Boolean(tag) && !isQuiet,
  });
}

/** A conversation or a logbook has one address on phones and another beside the list; its number is the same. */
function isAt(page, path) {
  const [shown, meant] = [placeOf(page.url), placeOf(path ?? "/")];
  return shown !== null && shown === meant;
}

function placeOf(address) {
  const { pathname } = new URL(address, self.location.origin);
  const [, kind, number] = /^\/(chat|logbook)(?:s|Room)?\/(\d+)$/.exec(pathname) ?? [];
  return kind ? `${kind} ${number}` : null;
}

/** In a window that is open already, else in a new one; never on another site. */
async function openPath(path) {
  const url = new URL(path ?? "/", self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => one.visibilityState === "visible") ?? pages[0];
  if (!page) return self.clients.openWindow(url.href);
  // Refused where the browser sees no press; then the page goes there behind the others.
  await page.focus().catch(() => {});
  // Without a reload where the page listens; it may be too old to.
  if (!isAt(page, url.pathname)) page.postMessage({ open: url.pathname + url.search });
}

async function tellPages(message) {
  const pages = await self.clients.matchAll({ type: "window" });
  for (const page of pages) page.postMessage(message);
}

async function pageOrKept({ request, preloadResponse }) {
  try {
    // The browser has asked for it already, while this worker was woken; some never do.
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const kept = (await findKept(pathname + search)) ?? (await findKept(pathname));
    if (kept) return asKept(kept);
    // What the browser says of its network; nobody who has one is told that they have none.
    const wanted = self.navigator.onLine ? unreachableUrl : offlineUrl;
    const instead = (await findKept(wanted)) ?? (await findIn(cacheName, wanted));
    if (instead) return instead;
    throw error;
  }
}

/** The page can see by this header that it came from the device. */
function asKept(response) {
  const headers = new Headers(response.headers);
  headers.delete(listHeader);
  headers.set("Server-Timing", "kept");
  return new Response(response.body, { status: response.status, headers });
}

async function partOfPage(request) {
  const part = isPart(request.url) ? await findIn(partsName, request.url) : undefined;
  if (part && isImmutable(part)) return part;
  try {
    return await fetch(request);
  } catch (error) {
    const kept =
      part ?? (await findIn(cacheName, request.url)) ?? (await findKept(request.url));
    if (kept) return kept;
    throw error;
  }
}

function isPartOfPage({ destination, url }) {
  return ["style", "image", "font", "script", "worker"].includes(destination) || isPart(url);
}

function isPart(url) {
  return /^\/(?:assets|texts)\//.test(new URL(url).pathname);
}

/** The server says so of what its address tells; texts of a release that it has forgotten are others. */
function isImmutable({ headers }) {
  return /\bimmutable\b/.test(headers.get("cache-control") ?? "");
}

async function findIn(name, url) {
  return (await caches.has(name)) ? (await caches.open(name)).match(url) : undefined;
}

/** In the cache of whoever is logged in: there is one at most. */
async function findKept(url) {
  const names = (await caches.keys()).filter(isOfUser);
  const found = await Promise.all(names.map((name) => findIn(name, url)));
  return found.find((response) => response !== undefined);
}

function isOfUser(name) {
  return /^kept-user-\d+$/.test(name);
}

/** One after the other, in every worker of this device: what one keeps, another would take for left over. */
function inTurn(work) {
  return self.navigator.locks.request("kept-pages", work);
}

/**
 * Copies of pages as they are now, under the addresses at which they are wanted, of what they are made of,
 * and of pictures that were seen in them. Somebody else's go first.
 */
async function keepPages({ userId, pages, parts, pictures, offline }) {
  const name = `kept-user-${userId}`;
  const others = (await caches.keys()).filter((each) => isOfUser(each) && each !== name);
  await Promise.all(others.map((each) => caches.delete(each)));
  const cache = await caches.open(name);
  const instead = offline
    ? [
        { at: offlineUrl, from: offline },
        { at: unreachableUrl, from: `${offline}${offline.includes("?") ? "&" : "?"}server=1` },
      ]
    : [];
  for (const { at, from } of [...pages, ...instead]) {
    const response = await fetch(from, { credentials: "same-origin", cache: "reload" });
    // Sent elsewhere: they may not read it, or are not logged in any more.
    if (response.ok && !response.redirected) await keepPage(cache, at, response, parts);
  }
  for (const picture of pictures) {
    if (await cache.match(picture)) continue;
    const response = await fetch(picture, { credentials: "same-origin" }).catch(() => null);
    if (response?.ok) await cache.put(picture, response);
  }
  await dropOldest(cache);
  await dropUnneededParts();
}

/** `parts`: what the page that asks for it has loaded; what its scripts name, nobody else knows. */
async function keepPage(cache, at, response, parts) {
  const html = await response.clone().text();
  const before = await cache.match(at);
  const [manifest] = /\/assets\/manifest-[\w-]+\.js/.exec(html) ?? [];
  // There is a new release, and the page that asks is of the last one. It can't tell what else the new one
  // needs, so the copy that is whole stays, until the page is loaded anew.
  const isOfOther = before !== undefined && manifest !== undefined && !parts.includes(manifest);
  const list = new Set([...parts, ...(isOfOther ? listOf(before, []) : partsOf(html))]);
  // First: a copy without its parts is no use, and the network may go at any time.
  await keepParts(list);
  await cache.put(at, withList(isOfOther ? before : response, list));
}

async function keepParts(parts) {
  const cache = await caches.open(partsName);
  await Promise.all(
    [...parts].map(async (part) => {
      if (await cache.match(part)) return;
      await cache.add(part).catch(() => {});
    }),
  );
}

/** What no copy of a page needs any more. */
async function dropUnneededParts() {
  const parts = await caches.open(partsName);
  const keys = await parts.keys();
  const all = keys.map(({ url }) => new URL(url).pathname);
  const needed = new Set();
  for (const name of (await caches.keys()).filter(isOfUser)) {
    const cache = await caches.open(name);
    for (const at of await cache.keys()) {
      const page = await cache.match(at);
      if (!/^text\/html/.test(page?.headers.get("content-type") ?? "")) continue;
      // Kept by an earlier worker: any of those that are here may be its.
      if (!page.headers.has(listHeader)) await cache.put(at, withList(page, all));
      for (const part of listOf(page, all)) needed.add(part);
    }
  }
  const left = keys.filter((_key, nr) => !needed.has(all[nr]));
  await Promise.all(left.map((key) => parts.delete(key)));
}

function withList(response, parts) {
  const headers = new Headers(response.headers);
  headers.set(listHeader, JSON.stringify([...parts]));
  return new Response(response.body, { status: response.status, headers });
}

function listOf(response, otherwise) {
  return JSON.parse(response.headers.get(listHeader) ?? JSON.stringify(otherwise));
}

async function dropOldest(cache) {
  const keys = await cache.keys();
  const isPicture = ({ url }) => /\.(?:webp|avif|jpe?g|png)(?:\?|$)/.test(url);
  const isOf = (pattern) => (key) => !isPicture(key) && pattern.test(new URL(key.url).pathname);
  const isChat = isOf(/^\/chat/);
  const isPage = isOf(/^\/(?!offline$|kept\/)/);
  const limits = [
    [isPicture, mostPictures],
    [isChat, mostChats],
    // What was last known of a chat goes about when its page does.
    [isOf(/^\/kept\/chat/), mostChats],
    [(key) => isPage(key) && !isChat(key), mostPages],
  ];
  const old = limits.flatMap(([isOne, most]) => {
    const ones = keys.filter(isOne);
    return ones.slice(0, Math.max(0, ones.length - most));
  });
  await Promise.all(old.map((key) => cache.delete(key)));
}

/** The scripts, styles, drawings and fonts that a page of ours names. */
function partsOf(html) {
  return new Set([...html.matchAll(/"(\/assets\/[\w.@/-]+)"/g)].map((part) => part[1]));
}

/** The pages with the stylesheets, pictures and fonts that they name. */
async function keepOfflinePage() {
  const cache = await caches.open(cacheName);
  const named = new Set();
  for (const url of [offlineUrl, unreachableUrl]) {
    const response = await fetch(url, { cache: "reload" });
    if (!response.ok) throw new Error(`offline page: ${response.status}`);
    const html = await response.clone().text();
    await cache.put(url, response);
    const parts = html.matchAll(/(?:href|src|srcset)="(\/[^"\s]+\.(?:css|svg|png|woff2))"/gi);
    for (const part of parts) named.add(part[1]);
  }
  await cache.addAll([...named]);
}

/** From the worker before: the offline page of its release goes, what kept pages are made of stays. */
async function takeOver() {
  const names = await caches.keys();
  const offline = names.filter((name) => /^offline-/.test(name) && name !== cacheName);
  await Promise.all(offline.map((name) => caches.delete(name)));
  await inTurn(async () => {
    const parts = await caches.open(partsName);
    for (const name of names.filter((each) => earlierParts.test(each))) {
      const earlier = await caches.open(name);
      for (const key of await earlier.keys()) await parts.put(key, await earlier.match(key));
      await caches.delete(name);
    }
    await dropUnneededParts();
  });
  await self.clients.claim();
}
