/*
  Does two things. When a page can't be fetched, it shows the offline page; nothing else is cached, so
  nothing can go stale. And it shows what is pushed to this device. Each release is registered under
  its own version and brings its own copy.
*/
const cacheName = `offline-${new URL(self.location.href).searchParams.get("v") ?? ""}`;
const offlineUrl = "/offline";

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "refresh") event.waitUntil(keepOfflinePage());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOrOffline(request));
  else if (isPartOfPage(request)) event.respondWith(networkOrKept(request));
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
  const { title, body, path, tag } = data?.json() ?? {};
  // Whoever has that very page before them can see what is new; browsers allow silence then.
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => page.focused && isAt(page, path))) return;
  await self.registration.showNotification(title || "Kwispel", {
    body,
    tag,
    data: { path },
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    // The same conversation again: it takes the place of the last one, and is heard all the same.
    renotify: Boolean(tag),
  });
}

/** A conversation has one address on phones and another beside the list; its number is the same. */
function isAt(page, path) {
  const last = (address) => new URL(address, self.location.origin).pathname.split("/").at(-1);
  const isRoom = /^\/chat(s|Room)\//.test(new URL(page.url).pathname);
  return isRoom && last(page.url) === last(path ?? "/");
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

async function pageOrOffline(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(cacheName)).match(offlineUrl);
    if (kept) return kept;
    throw error;
  }
}

async function networkOrKept(request) {
  const kept = await (await caches.open(cacheName)).match(request.url);
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

function isPartOfPage(request) {
  return ["style", "image", "font"].includes(request.destination);
}

/** The page with the stylesheets, pictures and fonts that it names. */
async function keepOfflinePage() {
  const cache = await caches.open(cacheName);
  const response = await fetch(offlineUrl, { cache: "reload" });
  if (!response.ok) throw new Error(`offline page: ${response.status}`);
  const html = await response.clone().text();
  await cache.put(offlineUrl, response);
  const parts = [...html.matchAll(/(?:href|src|srcset)="(\/[^"\s]+\.(?:css|svg|png|woff2))"/gi)];
  await cache.addAll([...new Set(parts.map((part) => part[1]))]);
}

async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith("offline-") && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}
