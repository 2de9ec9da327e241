import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type Database, type Db, rowsOf } from "#server/db/database.ts";
import { tryAgainJob } from "#server/platform/housekeeping/housekeeping.ts";
import { createJobs, defineJob } from "#server/platform/jobs/jobs.ts";
import { quietLog } from "#server/platform/log.ts";
import { freePort } from "../../../scripts/free-port.ts";
import { seededRandom } from "../random.ts";
import { type ForkedServer, forkServer } from "../server-fork.ts";
import { makeSoakDatabase } from "../soak-database.ts";
import { type DueWalk, makeDuePeople, watchAndPoison } from "./clock-people.ts";

export type WalkKills = {
  due: number;
  kills: number;
  /** Of the longest walk, from the first to the last of its rows. */
  seconds: number;
  doneTwice: number;
  notDone: number;
  /** Rows that the figure told of while they could not be done: one of each walk. */
  toldOf: number;
  /** …and once they could be done, these were left. */
  leftOver: number;
  /** Jobs that waited or ran at once, at most. */
  longestQueue: number;
};

type Plan = {
  people: number;
  /** One in so many of them has something due in each walk. */
  oneIn: number;
  kills: number;
  seed: number;
  serverUrl: string;
};

/** Many times what 100,000 people take on a slow machine. */
const patienceMs = 120 * 60_000;

const mostStarts = 5;

const serverFile = path.join(import.meta.dirname, "clock-server.ts");

/**
 * Two processes walk over everybody. One row of each walk can't be done, and processes are killed in the
 * middle; all others are to be done once, and those as soon as they can be.
 */
export async function soakWalkKills(plan: Plan): Promise<WalkKills> {
  const { kills, seed, serverUrl } = plan;
  const database = await makeSoakDatabase(serverUrl);
  try {
    return await database.use(async (opened) => {
      await makeDuePeople(opened.db, plan);
      const walks = await watchAndPoison(opened.db);
      const names = walks.map(({ walk }) => walk);
      const metricsPort = await freePort();
      const fork = (nr: number) =>
        forkServer(serverFile, {
          ...database.environment,
          ...(nr === 0 ? { METRICS_PORT: String(metricsPort) } : {}),
        });
      const servers = [await fork(0), await fork(1)];
      try {
        await send(opened, names);
        const killing = killNowAndThen({ servers, fork, kills, seed });
        const longestQueue = await untilDone(opened.db, walks);
        await killing.end();
        const toldOf = await readFigure(metricsPort);
        return {
          kills: killing.count(),
          longestQueue,
          toldOf,
          leftOver: await heal(opened),
          ...(await countDone(opened.db, walks)),
        };
      } finally {
        for (const server of servers) await server.stop("SIGKILL");
      }
    });
  } finally {
    await database.remove();
  }
}

/** The jobs of these names, which are those of their walks. */
async function send(database: Database, names: readonly string[]): Promise<void> {
  const jobs = createJobs({ database, log: quietLog });
  await jobs.start({ withWorkers: false });
  for (const name of names)
    await database.db.transaction((tx) => jobs.send(tx, defineJob<object>(name), {}));
  await jobs.stop(1_000);
}

type Killing = {
  servers: ForkedServer[];
  fork: (nr: number) => Promise<ForkedServer>;
  kills: number;
  seed: number;
};

/** Now the one and now the other, without a word, and another one in its place. */
function killNowAndThen({ servers, fork, kills, seed }: Killing) {
  const random = seededRandom(seed);
  const hasEnded = new AbortController();
  let count = 0;
  async function kill(): Promise<void> {
    while (count < kills) {
      const pause = 20_000 + random.whole(60_000);
      await sleep(pause, null, { signal: hasEnded.signal });
      const nr = count % servers.length;
      count += 1;
      await servers[nr]?.stop("SIGKILL");
      servers[nr] = await startAgain(() => fork(nr));
    }
  }
  const killing = kill().catch((error: unknown) => {
    if (!hasEnded.signal.aborted) throw error;
  });
  return {
    count: () => count,
    async end(): Promise<void> {
      hasEnded.abort();
      await killing;
    },
  };
}

/** As whoever watches over processes does: one that the database had no time for ends, and is begun anew. */
async function startAgain(start: () => Promise<ForkedServer>): Promise<ForkedServer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries === mostStarts) throw error;
      await sleep(5_000);
    }
  }
}

/** All but the poisoned ones; gives how many jobs there were at most meanwhile. */
async function untilDone(db: Db, walks: readonly DueWalk[]): Promise<number> {
  const wanted = walks.reduce((sum, { due }) => sum + due - 1, 0);
  const endsAt = Date.now() + patienceMs;
  let longestQueue = 0;
  for (;;) {
    const [now] = await rowsOf<{ queue: number; done: number; passedOver: number }>(
      db,
      sql`
        select (select count(*)::int from pgboss.job where state < 'completed') as queue,
          (select count(*)::int from (select distinct walk, id from soak_done) done) as done,
          (select count(*)::int from passed_over) as "passedOver"`,
    );
    if (!now) throw new Error("nothing was counted");
    longestQueue = Math.max(longestQueue, now.queue);
    if (now.done >= wanted && now.passedOver === walks.length) return longestQueue;
    if (Date.now() > endsAt)
      throw new Error(`${now.done} of ${wanted}, ${now.passedOver} passed over`);
    await sleep(1_000);
  }
}

/** What whoever is on duty sees. */
async function readFigure(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figures = [...text.matchAll(/^passed_over_rows\{[^}]*\} (\d+)$/gm)];
  return figures.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** From now on all of them can be done; gives what is passed over still. */
async function heal(database: Database): Promise<number> {
  const { db } = database;
  await db.execute(sql`truncate soak_poisoned`);
  await db.execute(sql`update passed_over set next_try_at = now()`);
  await send(database, [tryAgainJob.name]);
  const endsAt = Date.now() + 5 * 60_000;
  for (;;) {
    const [row] = await rowsOf<{ left: number }>(
      db,
      sql`select count(*)::int as left from passed_over`,
    );
    const left = row?.left ?? 0;
    if (left === 0 || Date.now() > endsAt) return left;
    await sleep(1_000);
  }
}

type Counted = Pick<WalkKills, "due" | "seconds" | "doneTwice" | "notDone">;

async function countDone(db: Db, walks: readonly DueWalk[]): Promise<Counted> {
  const due = walks.reduce((sum, each) => sum + each.due, 0);
  const [row] = await rowsOf<{ seconds: number; doneTwice: number; done: number }>(
    db,
    sql`
      select count(*)::int as done, count(*) filter (where times > 1)::int as "doneTwice",
        (select max(seconds)::int from (
          select extract(epoch from max(at) - min(at)) as seconds from soak_done
          where id not in (${sql.join(
            walks.map(({ poisoned }) => sql`${poisoned}`),
            sql`, `,
          )})
          group by walk) took) as seconds
      from (select count(*) as times from soak_done group by walk, id) rows`,
  );
  if (!row) throw new Error("nothing was counted");
  const { seconds, doneTwice, done } = row;
  return { due, seconds, doneTwice, notDone: due - done };
}
