import { setTimeout as pause } from "node:timers/promises";
import { and, asc, eq, inArray, lt } from "drizzle-orm";
import { daysBefore } from "#contract/privacy/retention.ts";
import type { Database, Db } from "#server/db/database.ts";
import { type ReleaseFile, releases } from "#server/db/schema/installation.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { eachAlone } from "#server/platform/jobs/each-alone.ts";
import type { Log } from "#server/platform/log.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import type { Release } from "./pack-release.ts";

/**
 * Pages of a release that ran here may be open still, and while servers are replaced one by one a page of
 * the next release asks this process for its files. So each release puts its files into storage before its
 * first page is sent, and every process finds them there.
 */
export type Releases = {
  /** The process's own are there when it settles, unless the store is away. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** By the path that a browser asks for; of any release but the process's own. */
  find(url: string): Promise<FoundFile | null>;
};

export type FoundFile = { key: string; file: ReleaseFile };

export type ReleasesParts = {
  release: Release;
  database: Pick<Database, "db" | "backgroundDb">;
  storage: Storage;
  clock: Clock;
  log: Log;
  /** However many names are made up, the table is read so often at most. */
  readAgainMs?: number;
};

/** After the last process that ran it stopped; who has a page open for longer loads it anew. */
const keptDays = 14;
const noteEveryMs = 10 * 60_000;
/** A store that is away holds up no start: what could not be put there is, once it is back. */
const longestStartMs = 10_000;

export function createReleases(parts: ReleasesParts): Releases {
  const { log, release } = parts;
  const others = new Map<string, ReadonlyMap<string, ReleaseFile>>();
  const readAgain = createReader(
    () => readOthers(parts.database.db, release.id, others),
    parts.readAgainMs ?? 500,
  );
  let timer: NodeJS.Timeout | undefined;

  let noting: Promise<void> = Promise.resolve();
  function note(): Promise<void> {
    noting = noting
      .then(() => storeRelease(parts))
      .catch((error: unknown) =>
        log.error({ err: error, release: release.id }, "this release is not in storage"),
      );
    return noting;
  }

  function findKnown(url: string): FoundFile | null {
    for (const [id, files] of others) {
      const file = files.get(url);
      if (file) return { key: keyOf(id), file };
    }
    return null;
  }

  return {
    async start() {
      timer = setInterval(note, noteEveryMs);
      timer.unref();
      await Promise.race([note(), pause(longestStartMs, undefined, { ref: false })]);
    },
    stop() {
      clearInterval(timer);
      return noting;
    },
    async find(url) {
      const known = findKnown(url);
      if (known || !isOfReleases(url)) return known;
      await readAgain();
      return findKnown(url);
    },
  };
}

/** As the build writes them, and texts: nothing else is looked up anywhere. */
const isOfReleases = (url: string): boolean =>
  /^\/assets\/(?:[\w.@-]+\/)*[\w.@-]+-[\w-]{8}\.\w+$/.test(url) ||
  /^\/texts\/[0-9a-f]{12}\/[a-z]{2}\/[\w-]+\.json$/.test(url);

export const releasesFolder = "releases";
export const keyOf = (id: string): string => `${releasesFolder}/${id}.bin`;

/** At the start, and every few minutes: also after a store that was away, or lost it. */
async function storeRelease({ release, database, storage, clock }: ReleasesParts): Promise<void> {
  const { id } = release;
  const key = keyOf(id);
  const db = database.backgroundDb;
  const lastUsedAt = clock.now();
  const noted = await db
    .update(releases)
    .set({ lastUsedAt })
    .where(eq(releases.id, id))
    .returning({ id: releases.id });
  if (noted.length > 0 && (await storage.exists(key))) return;
  const { files, body } = await release.pack();
  await storage.put(key, body, { contentType: "application/octet-stream" });
  // Last: what a row names is there. Two processes that start together put the same twice.
  await db
    .insert(releases)
    .values({ id, files, lastUsedAt })
    .onConflictDoUpdate({ target: releases.id, set: { files, lastUsedAt } });
}

/** The ids of all that are in storage. */
export async function listReleases(db: Db): Promise<string[]> {
  return (await db.select({ id: releases.id }).from(releases)).map(({ id }) => id);
}

async function readOthers(
  db: Db,
  ownId: string,
  others: Map<string, ReadonlyMap<string, ReleaseFile>>,
): Promise<void> {
  const ids = new Set((await listReleases(db)).filter((id) => id !== ownId));
  for (const id of others.keys()) if (!ids.has(id)) others.delete(id);
  const unread = [...ids].filter((id) => !others.has(id));
  if (unread.length === 0) return;
  const found = await db.select().from(releases).where(inArray(releases.id, unread));
  for (const { id, files } of found) others.set(id, new Map(Object.entries(files)));
}

/**
 * Gives a reading that begins after it was asked for: what is there by then is found. Those who ask while
 * one goes on, or too soon after it, share the next.
 */
function createReader(read: () => Promise<void>, restMs: number): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= last.then(() => {
      next = null;
      const reading = read();
      last = reading.catch(() => {}).then(() => pause(restMs, undefined, { ref: false }));
      return reading;
    });
    return next;
  };
}

/** Every night. One that runs is noted every few minutes, and so never among these. */
export async function forgetReleases(ctx: Outside<Context<"log" | "storage">>): Promise<void> {
  const { db, storage, now } = ctx;
  const isOver = lt(releases.lastUsedAt, daysBefore(now, keptDays));
  const old = await db
    .select({ id: releases.id })
    .from(releases)
    .where(isOver)
    .orderBy(asc(releases.id));
  const tasks = old.map(({ id }) => ({
    key: id,
    async act() {
      // The file first: a crash in between leaves a row that says so, and never a file without one.
      await storage.remove(keyOf(id));
      // Not if it was started again at this moment: it puts its files back then.
      await db.delete(releases).where(and(eq(releases.id, id), isOver));
    },
  }));
  await eachAlone(ctx, "platform.forget-releases", tasks);
}
