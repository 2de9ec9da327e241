import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { testDataKey } from "#tests/setup/data-key.ts";
import { type ForkedServer, forkServer } from "#tests/soak/server-fork.ts";
import { type Amount, type Changer, openSitemapsData } from "./data/sitemaps-data.ts";
import type { Comparison } from "./harness.ts";
import { askMemory, idleMemory } from "./memory.ts";
import { startPostgres } from "./postgres.ts";

const SITTERS = Number(process.env.BENCH_SITTERS ?? 100_000);
const ALL: Amount = { sitters: SITTERS, requests: Math.round(SITTERS / 2) };
const FEW: Amount = { sitters: Math.round(SITTERS / 10), requests: Math.round(SITTERS / 20) };
const SAMPLES = 200;
/** What search engines take from one file. */
const MOST_IN_A_FILE = 50_000;
const WARM_PAGES = 40;

/** Each file of the index: its addresses, and when each of them changed. */
type Sitemaps = Map<string, Map<string, string | undefined>>;

async function read(origin: string, url: string): Promise<string> {
  const { pathname, search } = new URL(url, origin);
  const answer = await fetch(new URL(pathname + search, origin), { redirect: "manual" });
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}

function entriesIn(xml: string): Map<string, string | undefined> {
  const found = xml.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g);
  return new Map([...found].map(([, url = "", day]) => [url.replaceAll("&amp;", "&"), day]));
}

/** As a search engine does, one file after the other. */
async function readAll(origin: string): Promise<Sitemaps> {
  const files: Sitemaps = new Map();
  for (const file of entriesIn(await read(origin, "/sitemaps/index.xml")).keys()) {
    const entries = entriesIn(await read(origin, file));
    if (entries.size === 0 || entries.size > MOST_IN_A_FILE) {
      throw new Error(`${file} has ${entries.size} addresses`);
    }
    files.set(new URL(file).pathname, entries);
  }
  return files;
}

/** As many of each file, from its first to its last. */
function sampleOf(files: Sitemaps): string[] {
  const each = Math.ceil(SAMPLES / files.size);
  return [...files.values()].flatMap((entries) => {
    const all = [...entries.keys()];
    const step = Math.max(1, (all.length - 1) / (each - 1));
    const places = Array.from({ length: Math.min(each, all.length) }, (_, nr) => nr * step);
    return places.map((place) => all[Math.floor(place)] ?? "");
  });
}

/** Whether a page is there and says that this is its address, as it says of no other. */
async function isItsOwn(origin: string, url: string): Promise<boolean> {
  const html = await read(origin, url);
  const said = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)];
  return said.length === 1 && said[0]?.[1] === url && !/<meta name="robots"/.test(html);
}

async function change(origin: string, { token, change: { url, body } }: Changer): Promise<void> {
  const answer = await fetch(new URL(url, origin), {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
}

const numberOf = (files: Sitemaps, kind: string) =>
  [...files]
    .filter(([file]) => file.startsWith(`/sitemaps/${kind}-`))
    .reduce((sum, [, entries]) => sum + entries.size, 0);

/** Sitemaps of a large site: all of it, each address a page of its own, in little memory. */
export async function prepare(): Promise<{
  comparisons: Comparison[];
  notes(): Promise<string>;
  stop(): Promise<void>;
}> {
  const postgres = await startPostgres();
  const data = await openSitemapsData(postgres.url);
  const folder = await mkdtemp(path.join(tmpdir(), "kwispel-bench-"));
  let server: ForkedServer | null = null;
  let files: Sitemaps = new Map();
  const beyondIdle = { few: 0, all: 0 };
  let seconds = 0;

  /** A process that has kept no file yet, and has shown some pages: its code is compiled. */
  async function start(): Promise<ForkedServer> {
    await server?.stop("SIGTERM");
    server = await forkServer(path.join(import.meta.dirname, "servers/pages-server.ts"), {
      NODE_ENV: "production",
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      APP_KEY: "k".repeat(32),
      DATA_KEY: testDataKey,
      // As `npm start` gives it.
      NODE_OPTIONS: "--max-semi-space-size=4",
    });
    for (let nr = 0; nr < WARM_PAGES; nr += 1) {
      await read(server.origin, nr % 2 === 0 ? "/zoeken/utrecht?anew" : "/blog?anew");
    }
    return server;
  }

  async function mostWhileRead({ origin, child }: ForkedServer): Promise<number> {
    await askMemory(child);
    const since = performance.now();
    files = await readAll(origin);
    seconds = (performance.now() - since) / 1_000;
    return (await askMemory(child)).largest;
  }

  await data.grow(FEW);
  const small = await start();
  const idleOfFew = await idleMemory(small.child);
  beyondIdle.few = (await mostWhileRead(small)) - idleOfFew;
  await data.grow(ALL);
  const large = await start();
  let idle = 0;

  async function countTrueChanges(): Promise<number> {
    const before = files;
    for (const changer of data.changers) await change(large.origin, changer);
    const { origin } = await start();
    const after = await readAll(origin);
    const paths = new Set<string>();
    for (const [file, entries] of after) {
      if (!/-\d+\.xml$/.test(file)) continue;
      for (const [url, day] of entries) {
        if (before.get(file)?.get(url) !== day) paths.add(new URL(url).pathname);
      }
    }
    // A request has an address in each language.
    const expected = data.changers.flatMap(({ path: own }) => [
      own,
      own.replace("/werk/", "/work/"),
    ]);
    const isAsExpected = [...paths].every((own) => expected.includes(own));
    if (!isAsExpected) throw new Error(`changed as well: ${[...paths].slice(0, 5).join(", ")}`);
    return paths.size;
  }

  const amount = `${ALL.sitters.toLocaleString("en")} sitters, ${ALL.requests.toLocaleString("en")} requests`;
  const exact = { rounds: 1, unit: "count", target: 1, atMost: 1 } as const;
  return {
    comparisons: [
      {
        name: `memory while all sitemaps are made and read, ${amount}`,
        rounds: 1,
        unit: "bytes",
        atMost: 1.3,
        floor: {
          name: "idle",
          run: async () => {
            idle = await idleMemory(large.child);
            return idle;
          },
        },
        subject: {
          name: "most meanwhile",
          run: async () => {
            const most = await mostWhileRead(large);
            beyondIdle.all = most - idle;
            return most;
          },
        },
      },
      {
        name: "addresses of sitters and requests in them",
        ...exact,
        floor: {
          name: "in the database",
          run: async () => {
            const { sitters, requests } = await data.count();
            return sitters + 2 * requests;
          },
        },
        subject: {
          name: "in the files",
          run: async () => numberOf(files, "sitters") + numberOf(files, "requests"),
        },
      },
      {
        name: "addresses that are there and are their own canonical",
        ...exact,
        floor: { name: "tried, of all files", run: async () => sampleOf(files).length },
        subject: {
          name: "so",
          run: async () => {
            let count = 0;
            for (const url of sampleOf(files)) {
              if (await isItsOwn(large.origin, url)) count += 1;
              else console.log(`not its own: ${url}`);
            }
            return count;
          },
        },
      },
      {
        name: "addresses with another lastmod after a sitter and a request changed",
        ...exact,
        floor: { name: "changed", run: async () => 3 },
        subject: { name: "said so", run: countTrueChanges },
      },
    ],
    async notes() {
      const inAll = [...files.values()].reduce((sum, entries) => sum + entries.size, 0);
      const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
      return `${inAll.toLocaleString("en")} addresses in ${files.size} files, made and read in ${seconds.toFixed(1)} s. Memory beyond idle: ${megabytes(beyondIdle.all)}; with a tenth of the people ${megabytes(beyondIdle.few)}.`;
    },
    async stop() {
      await server?.stop("SIGTERM");
      await data.close();
      await rm(folder, { recursive: true, force: true });
      await postgres.stop();
    },
  };
}
