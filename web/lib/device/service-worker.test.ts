import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { beforeEach, describe, expect, it } from "vitest";

const origin = "https://kwispel.test";
const source = readFileSync("web/public/sw.js", "utf8");
const absolute = (url: string | { url: string }) =>
  new URL(typeof url === "string" ? url : url.url, origin).href;

/** What the network answers, by path; null: there is none. */
let network: Map<string, () => Response> | null;
let asked: string[];
let stores: Map<string, Map<string, Response>>;

async function fetchPath(request: string | { url: string }): Promise<Response> {
  const { pathname } = new URL(absolute(request));
  asked.push(pathname);
  if (!network) throw new TypeError("Failed to fetch");
  return network.get(pathname)?.() ?? new Response("", { status: 404 });
}

function cacheOf(name: string) {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  const put = async (key: string | { url: string }, response: Response) => {
    store.delete(absolute(key));
    store.set(absolute(key), response);
  };
  return {
    put,
    match: async (key: string | { url: string }) => store.get(absolute(key))?.clone(),
    keys: async () => [...store.keys()].map((url) => ({ url })),
    delete: async (key: { url: string }) => store.delete(absolute(key)),
    async add(url: string) {
      const response = await fetchPath(url);
      if (!response.ok) throw new TypeError("Request failed");
      await put(url, response);
    },
    async addAll(urls: string[]) {
      for (const url of urls) await this.add(url);
    },
  };
}

const caches = {
  open: async (name: string) => cacheOf(name),
  has: async (name: string) => stores.has(name),
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
};

type Given = Record<string, unknown>;

/** The worker of a release, as a browser wakes it: it remembers nothing but what lies in caches. */
function wake(version: string) {
  const listeners = new Map<string, (event: Given) => void>();
  let preloads = false;
  const enable = async () => {
    preloads = true;
  };
  const self = {
    location: { href: `${origin}/sw.js?v=${version}`, origin },
    navigator: { onLine: true, locks: { request: (_name: string, work: () => unknown) => work() } },
    registration: { navigationPreload: { enable } },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: Given) => void) =>
      listeners.set(type, listener),
  };
  runInContext(source, createContext({ self, caches, fetch: fetchPath, Response, Headers, URL }));

  async function send(type: string, given: Given = {}): Promise<Response | undefined> {
    let waiting: unknown;
    let answer: Promise<Response> | undefined;
    listeners.get(type)?.({
      ...given,
      waitUntil: (work: unknown) => {
        waiting = work;
      },
      respondWith: (work: Promise<Response>) => {
        answer = work;
      },
    });
    await waiting;
    return answer;
  }
  const get = (path: string, given: { mode?: string; destination?: string; preload?: unknown }) =>
    send("fetch", {
      request: { method: "GET", url: origin + path, mode: "cors", destination: "", ...given },
      preloadResponse: given.preload,
    });
  return {
    preloads: () => preloads,
    async install() {
      await send("install");
      await send("activate");
    },
    /** A page that has loaded these asks for a copy of itself. */
    keep: (parts: string[], pages = [{ at: "/logbook/1", from: "/logbook/1" }]) =>
      send("message", { data: { keep: { userId: 7, pages, parts, pictures: [] } } }),
    open: (path: string, preload?: unknown) => get(path, { mode: "navigate", preload }),
    script: (path: string) => get(path, { destination: "script" }),
    text: (path: string) => get(path, {}),
  };
}

const forGood = { headers: { "cache-control": "public, max-age=31536000, immutable" } };
const page = (html: string) => () =>
  new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });

/** Its manifest, its script that the page names, and one that only that script names. */
function release(nr: number) {
  const [manifest, script, lazy] = [
    `/assets/manifest-0000000${nr}.js`,
    `/assets/root-0000000${nr}.js`,
    `/assets/deeds-0000000${nr}.js`,
  ];
  const html = `release ${nr} <script src="${manifest}"></script><script src="${script}"></script>`;
  const parts = [manifest, script, lazy];
  const answers = new Map([
    ["/logbook/1", page(html)],
    ["/offline", page("offline")],
    ...parts.map((part) => [part, () => new Response(`part of ${nr}`, forGood)] as const),
  ]);
  return { parts, lazy, script, answers };
}

const old = release(1);
const next = release(2);
const keptParts = () =>
  [...(stores.get("kept-parts")?.keys() ?? [])].map((url) => new URL(url).pathname).sort();

beforeEach(() => {
  network = old.answers;
  asked = [];
  stores = new Map();
});

describe("the service worker, when a release comes", () => {
  it("still opens a page that was kept before, with all that it needs", async () => {
    const worker = wake("1");
    await worker.install();
    await worker.keep(old.parts);
    network = next.answers;
    await wake("2").install();
    network = null;
    const woken = wake("2");
    expect(await (await woken.open("/logbook/1"))?.text()).toContain("release 1");
    for (const part of old.parts) {
      expect(await (await woken.script(part))?.text(), part).toBe("part of 1");
    }
  });

  it("takes over what an earlier worker kept, which wrote down no lists", async () => {
    await cacheOf("kept-user-7").put(
      "/logbook/1",
      (old.answers.get("/logbook/1") as () => Response)(),
    );
    for (const part of old.parts) {
      await cacheOf("kept-parts-1").put(part, new Response("part of 1", forGood));
    }
    network = next.answers;
    await wake("2").install();
    expect([...stores.keys()].sort()).toEqual(["kept-parts", "kept-user-7", "offline-2"]);
    expect(keptParts()).toEqual([...old.parts].sort());
    await wake("2").keep(next.parts);
    expect(keptParts()).toEqual([...next.parts].sort());
  });

  it("lets parts go when no page needs them, and not before", async () => {
    await wake("1").keep(old.parts);
    await wake("1").keep(old.parts, [{ at: "/logbook/2", from: "/logbook/1" }]);
    network = next.answers;
    await wake("2").keep(next.parts);
    expect(keptParts()).toEqual([...old.parts, ...next.parts].sort());
    await wake("2").keep(next.parts, [{ at: "/logbook/2", from: "/logbook/1" }]);
    expect(keptParts()).toEqual([...next.parts].sort());
  });

  it("leaves the copy that is whole when a page of the last release asks for another", async () => {
    await wake("1").keep(old.parts);
    network = new Map([...old.answers, ...next.answers]);
    await wake("2").install();
    const later = "/assets/walk-00000001.js";
    network.set(later, () => new Response("part of 1", forGood));
    await wake("2").keep([...old.parts, later]);
    expect(keptParts()).toEqual([...old.parts, later].sort());
    network = null;
    expect(await (await wake("2").open("/logbook/1"))?.text()).toContain("release 1");
  });

  it("forgets the offline page of the last one", async () => {
    await wake("1").install();
    await wake("2").install();
    expect([...stores.keys()].filter((name) => name.startsWith("offline"))).toEqual(["offline-2"]);
  });
});

describe("the service worker", () => {
  it("takes parts that never change from the device, and asks for the others", async () => {
    const [texts, others] = [
      "/texts/0123456789ab/nl/logbook.json",
      "/texts/ba9876543210/nl/x.json",
    ];
    network = new Map(old.answers);
    network.set(texts, () => new Response("texts", forGood));
    network.set(others, () => new Response("now", { headers: { "cache-control": "no-cache" } }));
    await wake("1").keep([...old.parts, texts, others]);
    asked = [];
    const worker = wake("1");
    expect(await (await worker.script(old.lazy))?.text()).toBe("part of 1");
    expect(await (await worker.text(texts))?.text()).toBe("texts");
    expect(asked).toEqual([]);
    expect(await (await worker.text(others))?.text()).toBe("now");
    expect(asked).toEqual([others]);
    network = null;
    expect(await (await worker.text(others))?.text()).toBe("now");
    await expect(worker.script("/assets/never-00000001.js")).rejects.toThrow("Failed to fetch");
  });

  it("shows what the browser has asked for while it was woken, and a copy when that fails", async () => {
    const worker = wake("1");
    await worker.install();
    expect(worker.preloads()).toBe(true);
    await worker.keep(old.parts);
    asked = [];
    const elsewhere = Response.error();
    expect(await worker.open("/logbook/1", Promise.resolve(elsewhere))).toBe(elsewhere);
    const failed = Promise.reject(new TypeError("Failed to fetch"));
    const copy = await worker.open("/logbook/1", failed);
    expect(copy?.headers.get("server-timing")).toBe("kept");
    expect(copy?.headers.has("x-kept-parts")).toBe(false);
    expect(asked).toEqual([]);
    // A browser without it.
    expect(await (await worker.open("/logbook/1"))?.text()).toContain("release 1");
    expect(asked).toEqual(["/logbook/1"]);
  });
});
