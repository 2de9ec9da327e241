import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { join } from "node:path";
import autocannon from "autocannon";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { migrate } from "#server/db/migrate.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { schema } from "#server/db/schema.ts";
import { asArray, selectCards } from "#server/domains/profiles/sitters/sitter-cards.repository.ts";
import { hourOf } from "#server/domains/search/ranking/relevance.rules.ts";
import { traitWishes } from "#server/domains/search/ranking/traits.rules.ts";
import { mirrorAllIfOutdated } from "#server/domains/search/search-rows.repository.ts";
import { selectChanges } from "#server/domains/search/sitter-changes.repository.ts";
import { boundsOf, squaredChordOf, unitVector } from "#server/platform/geo/sphere.ts";
import {
  copyForPostgis,
  copyForSql,
  growTo,
  narrowStatement,
  postgisStatement,
} from "./data/search-data.ts";
import type { Comparison } from "./harness.ts";
import { startPostgres, type TemporaryPostgres } from "./postgres.ts";

const SECONDS = 4;
const CLIENTS = 16;
/** As many connections as the server has: with more, PostgreSQL only waits for cores. */
const POOL = 10;
const COMPARED_AT = 100_000;
const LARGEST = Number(process.env.BENCH_SITTERS ?? 1_000_000);
const SIZES = [10_000, COMPARED_AT, 1_000_000].filter((size) => size <= LARGEST);
const SINGLE_REQUESTS = 300;

const dam = { lat: 52.3676, lng: 4.9041 };
const path = `/api/sitters?latitude=${dam.lat}&longitude=${dam.lng}&distance=10&service_types=dog_walking_service&animal_categories=dog`;

/** Writes statements, and sends none. */
const writer = drizzle.mock({ schema, casing: "snake_case" });
const round = { kind: "circle", center: dam, km: 10 } as const;
const { x, y, z } = unitVector(dam);
const { south, north, west, east } = boundsOf(dam, round.km);
const wishes = traitWishes({
  serviceTypes: ["dog_walking_service"],
  animalCategories: ["dog"],
});
const reach = squaredChordOf(round.km);

/** The whole search by PostgreSQL: who fits, and their cards, by nothing but node-postgres. */
async function askInSql(pool: pg.Pool): Promise<void> {
  const hour = hourOf(new Date());
  const values = [x, y, z, south, north, west, east, wishes.all, wishes.anyOf[0], hour, reach];
  const { rows } = await pool.query<{ page: number[] }>({
    name: "search",
    text: narrowStatement,
    values,
  });
  await askCards(pool, rows[0]?.page ?? []);
}

/** What the endpoint itself asks: has anything changed. The cards it has, from the second time on. */
async function askAsEndpoint(pool: pg.Pool): Promise<void> {
  await pool.query({ name: "changes", text: changes.sql, values: changes.params });
}

const changes = selectChanges(writer, "1000000000").toSQL();
const cardsText = selectCards(writer, asArray([])).toSQL().sql;

async function askCards(pool: pg.Pool, ids: readonly number[]): Promise<void> {
  const values = selectCards(writer, asArray(ids)).toSQL().params;
  const { rows } = await pool.query({ name: "cards", text: cardsText, values });
  if (rows[0]?.cards.length !== 10) throw new Error("The bare loop did not find ten cards.");
}

async function askPostgis(pool: pg.Pool): Promise<void> {
  const values = [dam.lng, dam.lat, 10_000, "dog_walking_service", "dog"];
  const { rows } = await pool.query({ name: "p", text: postgisStatement, values });
  if (rows.length !== 10) throw new Error("PostGIS did not find ten sitters.");
}

/** So many at a time, for a while. */
async function perSecond(ask: () => Promise<void>): Promise<number> {
  const start = performance.now();
  let done = 0;
  const loop = async () => {
    while (performance.now() - start < SECONDS * 1_000) {
      await ask();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, loop));
  return done / ((performance.now() - start) / 1_000);
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, duration: SECONDS, connections: CLIENTS });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  }
  return result.requests.total / result.duration;
}

type Latencies = { total: number; lastPage: number; times: number[] };

/** One after the other, as somebody who searches alone would wait. */
async function latencies(url: string): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      get(url, { agent }, (response) => {
        let body = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          body += part;
        });
        response.on("end", () => {
          if (response.statusCode === 200) resolve(body);
          else reject(new Error(`${response.statusCode}: ${body}`));
        });
      }).on("error", reject);
    });
  for (let warm = 0; warm < 20; warm += 1) await ask();
  const times: number[] = [];
  let body = "";
  for (let count = 0; count < SINGLE_REQUESTS; count += 1) {
    const start = performance.now();
    body = await ask();
    times.push(performance.now() - start);
  }
  agent.destroy();
  const { total, last_page: lastPage } = JSON.parse(body);
  return { total, lastPage, times: times.toSorted((a, b) => a - b) };
}

/** The last page that can be asked of everybody there is, against their first; and one that is no page. */
async function deepPages(origin: string): Promise<string> {
  const everybody = `${origin}/api/sitters?limit=10`;
  const first = await latencies(everybody);
  const last = await latencies(`${everybody}&page=${first.lastPage}`);
  const beyond = await fetch(`${everybody}&page=9999999999`);
  const p50 = (times: number[]) => times[Math.ceil(times.length / 2) - 1] ?? 0;
  const ratio = p50(last.times) / p50(first.times);
  return [
    `Of ${first.total.toLocaleString("en")} found, page ${first.lastPage} is the last that can be asked:`,
    `${p50(last.times).toFixed(1)} ms against ${p50(first.times).toFixed(1)} ms of the first,`,
    `${ratio.toFixed(2)} times. Page 9999999999 is answered with ${beyond.status}.`,
  ].join(" ");
}

type Growth = { size: number; total: number; times: number[]; throughput: number };

function growthTable(rows: Growth[]): string {
  const ms = (times: number[], share: number) =>
    (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1);
  const whole = (value: number) => Math.round(value).toLocaleString("en");
  return [
    "One visitor at a time, 10 km round Amsterdam with two filters; and searches a second with 16.",
    "",
    "| sitters | found | p50 ms | p95 ms | p99 ms | searches/s |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows.map(
      ({ size, total, times, throughput }) =>
        `| ${whole(size)} | ${whole(total)} | ${ms(times, 0.5)} | ${ms(times, 0.95)} | ${ms(times, 0.99)} | ${whole(throughput)} |`,
    ),
  ].join("\n");
}

async function startServer(url: string) {
  const server = fork(join(import.meta.dirname, "servers/search-server.ts"), {
    execArgv: ["--import", "./server/platform/jsx-hook.ts"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      BENCH_DATABASE_URL: url,
      BENCH_POOL: String(POOL),
    },
  });
  const ended = once(server, "exit");
  const [message] = await Promise.race([
    once(server, "message"),
    ended.then(([code]) => {
      throw new Error(`The server ended with ${code} before it was ready.`);
    }),
  ]);
  const { origin } = message as { origin: string };
  return {
    origin,
    search: `${origin}${path}`,
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
    },
  };
}

/** The endpoint against its own SQL, and against PostGIS; how it grows with the number of sitters. */
type Prepared = {
  comparisons: Comparison[];
  notes(): Promise<string>;
  stop(): Promise<void>;
};

export async function prepare(): Promise<Prepared> {
  const postgres = await startPostgres();
  try {
    return await prepareOn(postgres);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function prepareOn(postgres: TemporaryPostgres): Promise<Prepared> {
  const database = openPostgres({ url: postgres.url, poolSize: POOL });
  const { pool } = database;
  await migrate(database);
  const growth: Growth[] = [];
  const server = await startServer(postgres.url);

  async function grow(size: number): Promise<void> {
    const client = await pool.connect();
    try {
      await growTo(client, size);
      await client.query("delete from installation where key = 'sitter-search'");
    } finally {
      client.release();
    }
    await mirrorAllIfOutdated(database.db);
    await pool.query("vacuum analyze");
  }
  async function measure(size: number): Promise<void> {
    const { total, times } = await latencies(server.search);
    growth.push({ size, total, times, throughput: await requestsPerSecond(server.search) });
  }

  for (const size of SIZES.filter((each) => each <= COMPARED_AT)) {
    await grow(size);
    await measure(size);
  }
  const client = await pool.connect();
  await copyForSql(client);
  await copyForPostgis(client);
  client.release();

  const endpoint = {
    name: "GET /api/sitters",
    run: () => requestsPerSecond(server.search),
  };
  return {
    comparisons: [
      {
        name: "search at 100,000",
        subject: endpoint,
        floor: { name: "the same search as SQL, bare", run: () => perSecond(() => askInSql(pool)) },
        target: 0.6,
      },
      {
        name: "search at 100,000",
        subject: endpoint,
        floor: { name: "PostGIS, without cards", run: () => perSecond(() => askPostgis(pool)) },
        rounds: 3,
        target: 10,
      },
      {
        name: "search at 100,000",
        subject: endpoint,
        floor: {
          name: "the SQL that it runs, bare",
          run: () => perSecond(() => askAsEndpoint(pool)),
        },
        rounds: 3,
      },
    ],
    notes: async () => {
      await pool.query("drop table postgis_sitters, narrow_sitters");
      for (const size of SIZES.filter((each) => each > COMPARED_AT)) {
        await grow(size);
        await measure(size);
      }
      return `${growthTable(growth)}\n\n${await deepPages(server.origin)}`;
    },
    stop: async () => {
      await server.stop();
      await database.close();
      await postgres.stop();
    },
  };
}
