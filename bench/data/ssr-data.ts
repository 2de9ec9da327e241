import { migrate } from "#server/db/migrate.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { mirrorAllIfOutdated } from "#server/domains/search/search-rows.repository.ts";
import places from "#server/platform/geo/data/places.json" with { type: "json" };
import { startSession } from "#server/platform/sessions/sessions.ts";
import { postgresFolder } from "#tests/setup/postgres-cluster.ts";
import { startPostgres } from "../postgres.ts";
import { drawnHeadline, growTo } from "./search-data.ts";

const SITTERS = Number(process.env.BENCH_SITTERS ?? 100_000);
const ADDRESSES = 10_000;
const WRITES_A_SECOND = 5;

export type PagesData = {
  /** Absent: the embedded database, with nobody but the demo's people. */
  url?: string;
  sitters: number;
  /** Once the demo's people are there. */
  grow(): Promise<void>;
  openWriter(origin: string): Promise<Writer>;
  stop(): Promise<void>;
};

/** Sitters who change their profiles, a few a second, while something else is done. */
export type Writer = { during<Result>(work: () => Promise<Result>): Promise<Result> };

export async function preparePagesData(): Promise<PagesData> {
  if (!postgresFolder) {
    const nothing = async () => {};
    return {
      sitters: 0,
      grow: nothing,
      openWriter: async () => ({ during: (work) => work() }),
      stop: nothing,
    };
  }
  const postgres = await startPostgres();
  const database = openPostgres({ url: postgres.url, poolSize: 4 });
  await migrate(database);
  return {
    url: postgres.url,
    sitters: SITTERS,
    async grow() {
      const client = await database.pool.connect();
      try {
        await growTo(client, SITTERS);
        await client.query("delete from installation where key = 'sitter-search'");
      } finally {
        client.release();
      }
      await mirrorAllIfOutdated(database.db);
      await database.pool.query("vacuum analyze");
    },
    async openWriter(origin) {
      const { rows } = await database.pool.query<{ id: number }>(
        `select user_id as id from profiles where profile_type = 'pet_sitter'
          and published_at is not null and headline <> $1 order by random() limit 200`,
        [drawnHeadline],
      );
      const tokens: string[] = [];
      for (const { id: userId } of rows) {
        const session = { userId, device: "?", now: new Date() };
        tokens.push((await database.db.transaction((tx) => startSession(tx, session))).token);
      }
      return createWriter(origin, tokens);
    },
    async stop() {
      await database.close();
      await postgres.stop();
    },
  };
}

function createWriter(origin: string, tokens: readonly string[]): Writer {
  let written = 0;
  async function write(): Promise<void> {
    const token = tokens[written % tokens.length] ?? "";
    written += 1;
    const response = await fetch(`${origin}/api/user`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({
        profile: { headline: `Past graag op, ook de ${written}e keer` },
      }),
    });
    if (!response.ok) throw new Error(`A profile was not written: ${await response.text()}`);
    await response.arrayBuffer();
  }
  return {
    async during(work) {
      let writing = Promise.resolve();
      const timer = setInterval(() => {
        writing = writing.then(write);
      }, 1_000 / WRITES_A_SECOND);
      try {
        return await work();
      } finally {
        clearInterval(timer);
        await writing;
      }
    },
  };
}

const wishes = [
  {},
  { distance: 25 },
  { animalCategories: ["dog"] },
  { serviceTypes: ["house_visit"] },
  { animalCategories: ["cat"], distance: 25 },
  { animalCategories: ["rabbit"] },
  { serviceTypes: ["dog_walking_service"], distance: 50 },
  { animalCategories: ["dog"], serviceTypes: ["daycare_at_sitter_home"] },
];

/** Different searches, place by place, in an order in which neighbours don't follow each other. */
export function searchAddresses(path: string): string[] {
  const slugs = places.places.map(([, slug]) => String(slug));
  const all = wishes.flatMap((filters) =>
    slugs.map((slug) => {
      const query = Object.keys(filters).length > 0 ? JSON.stringify(filters) : "";
      return `${path}/${slug}${query ? `?filters=${encodeURIComponent(query)}` : ""}`;
    }),
  );
  const chosen = all.slice(0, ADDRESSES);
  return chosen.map((_, nr) => chosen[(nr * 7_919) % chosen.length] ?? "");
}
