import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type PagesData, preparePagesData, searchAddresses } from "./data/ssr-data.ts";
import type { Comparison, Side } from "./harness.ts";

const SECONDS = 2;
const CONNECTIONS = 16;
/** Until the code is compiled, a round says more of V8 than of us. */
const WARM_PAGES = 400;

const READY_MS = 60_000;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Asks for a page and reads all of it; how many bytes it had. */
function ask(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      response.on("end", () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url}: ${response.statusCode}`));
      });
    }).on("error", reject);
  });
}

/** One address after the other, so many at a time, while there is time or as many as are wanted. */
async function askAll(next: () => string, isEnough: (asked: number) => boolean): Promise<number> {
  let asked = 0;
  const loop = async () => {
    while (!isEnough(asked)) {
      asked += 1;
      await ask(next());
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  return asked;
}

type PagesServer = { origin: string; stop(): Promise<void> };

async function startServer(url: string | undefined): Promise<PagesServer> {
  // A process of its own: the load and the server must not share one thread.
  const server = fork(join(import.meta.dirname, "servers/ssr-server.ts"), {
    execArgv: ["--import", "./server/platform/jsx-hook.ts"],
    env: {
      ...process.env,
      // React reads it by itself, and is many times slower without.
      NODE_ENV: "production",
      ...(url ? { BENCH_DATABASE_URL: url } : {}),
    },
  });
  const started = once(server, "message");
  const ended = once(server, "exit");
  const [message] = await Promise.race([
    started,
    ended.then(([code]) => {
      throw new Error(`The server ended with ${code} before it was ready.`);
    }),
  ]);
  return {
    origin: (message as { origin: string }).origin,
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
    },
  };
}

/** What a page cost the server, in all its threads. */
type Cost = { name: string; pages: number; cpuMs: number };

/**
 * Pages as guests get them, against the HTML of one of them as a plain string by the same Fastify. But
 * for the first, each is rendered anew: a page with a query is never cached, and a search not at all.
 */
export async function prepare() {
  const data = await preparePagesData();
  try {
    const server = await startServer(data.url);
    try {
      return await prepareOn(server, data);
    } catch (error) {
      await server.stop();
      throw error;
    }
  } catch (error) {
    await data.stop();
    throw error;
  }
}

async function prepareOn({ origin, stop }: PagesServer, data: PagesData) {
  await data.grow();
  const costs: Cost[] = [];

  async function cpuMs(): Promise<number> {
    const { user, system } = (await (await fetch(`${origin}/bench/cpu`)).json()) as NodeJS.CpuUsage;
    return (user + system) / 1_000;
  }
  async function measured(name: string, next: () => string): Promise<number> {
    const cpuBefore = await cpuMs();
    const start = performance.now();
    const pages = await askAll(next, () => performance.now() - start > SECONDS * 1_000);
    const seconds = (performance.now() - start) / 1_000;
    costs.push({ name, pages, cpuMs: (await cpuMs()) - cpuBefore });
    return pages / seconds;
  }
  function side(
    name: string,
    paths: readonly string[],
    costName = name,
  ): Side & { warm(): Promise<unknown> } {
    let nr = 0;
    const next = () => {
      nr += 1;
      return `${origin}${paths[nr % paths.length]}`;
    };
    return {
      name,
      run: () => measured(costName, next),
      warm: () => askAll(next, (asked) => asked >= WARM_PAGES),
    };
  }
  const stringOf = (path: string) =>
    side(
      "the same HTML as a string",
      [`/bench/as-string?page=${encodeURIComponent(path)}`],
      "as a string",
    );

  async function pathsOf(list: string, toPath: (slug: string, id: number) => string) {
    // Reading all sitters for the first time takes longer than a request may.
    for (const deadline = Date.now() + READY_MS; ; await setTimeout(500)) {
      const response = await fetch(`${origin}${list}`);
      const answer = (await response.json()) as { data: { id: number; city_slug: string }[] };
      if (response.ok) return answer.data.map((item) => `${toPath(item.city_slug, item.id)}?anew`);
      if (Date.now() > deadline) throw new Error(`${list}: ${JSON.stringify(answer)}`);
    }
  }
  const sitters = await pathsOf("/api/sitters?limit=50", (slug, id) => `/gezocht/${slug}/${id}`);
  const requests = await pathsOf("/api/requests?limit=50", (slug, id) => `/werk/${slug}/${id}`);
  const searches = searchAddresses("/zoeken");
  const lists = searchAddresses("/oppaswerk");

  async function compared(
    name: string,
    subject: ReturnType<typeof side>,
    path: string,
    target: number,
  ): Promise<Comparison> {
    const floor = stringOf(path);
    for (const each of [subject, floor]) await each.warm();
    return { name, subject, floor, target, rounds: 3 };
  }
  const rendered = (name: string, paths: string[], target: number) =>
    compared(name, side("rendered each time", paths, name), paths[0] ?? "", target);

  const writer = await data.openWriter(origin);
  const duringWrites = ({ subject, floor, ...rest }: Comparison): Comparison => {
    const written = ({ name, run }: Side): Side => ({ name, run: () => writer.during(run) });
    return { ...rest, subject: written(subject), floor: written(floor) };
  };
  const cached = side("as a guest gets it", ["/"], "home, cached");

  return {
    comparisons: [
      await compared("home for a guest", cached, "/", 0.8),
      await rendered("home", ["/?anew"], 0.15),
      await rendered("a sitter's page", sitters, 0.15),
      await rendered("a request's page", requests, 0.25),
      await rendered("a list of requests", lists, 0.25),
      duringWrites(await rendered("searches while profiles change", searches, 0.25)),
    ],
    notes: async () => costTable(costs, data.sitters),
    stop: async () => {
      agent.destroy();
      await stop();
      await data.stop();
    },
  };
}

function costTable(costs: readonly Cost[], sitters: number): string {
  const names = [...new Set(costs.map(({ name }) => name))];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const rows = names.map((name) => {
    const own = costs.filter((cost) => cost.name === name);
    const pages = sum(own.map((cost) => cost.pages));
    const each = sum(own.map((cost) => cost.cpuMs)) / pages;
    return `| ${name} | ${pages.toLocaleString("en")} | ${each.toFixed(2)} |`;
  });
  const where =
    sitters > 0
      ? `PostgreSQL with ${sitters.toLocaleString("en")} sitters`
      : "the embedded database";
  return [
    `On ${where}. Searches and lists go over 10,000 addresses each; no page but the first was cached.`,
    "",
    "| page | times | ms of CPU each, all threads |",
    "| --- | --- | --- |",
    ...rows,
  ].join("\n");
}
