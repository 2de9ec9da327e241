/*
  Does one thing: when a page can't be fetched, it shows the offline page. Nothing else is cached, so
  nothing can go stale. Each release is registered under its own version and brings its own copy.
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
