import { and, eq, lte } from "drizzle-orm";
import { dayMs } from "#contract/shared/durations.ts";
import type { Db } from "#server/db/database.ts";
import { passedOver } from "#server/db/schema/clock/walks.ts";
import type { Context, Outside } from "../context.ts";
import { reasonOf } from "../error-description.ts";

/** One of many that a job has to do. */
export type Task = {
  /** The same each time that it comes up: the number of its row. */
  key: string | number;
  act(): Promise<unknown>;
};

type Ground = Outside<Context<"log">>;

const firstPauseMs = 60_000;
const longestPauseMs = dayMs;

/** 1 minute, 2, 4 … at most a day. */
export function pauseAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1) * firstPauseMs, longestPauseMs);
}

/**
 * What is broken about one must not keep a job from the others. It is passed over: logged with its key,
 * counted, and tried again when its pause is over and it comes up again. That it has been passed over is
 * written down before the next one, so that a job which is started anew goes on there.
 */
export async function eachAlone(
  ctx: Ground,
  walk: string,
  tasks: AsyncIterable<Task> | Iterable<Task>,
): Promise<void> {
  const known = new Map((await listPassedOver(ctx.db, walk)).map((row) => [row.key, row]));
  for await (const { key: name, act } of tasks) {
    const key = String(name);
    const before = known.get(key);
    if (before && before.nextTryAt > ctx.now) continue;
    await tryOne(ctx, { walk, key, before, act });
  }
}

type Try = {
  walk: string;
  key: string;
  /** When it went wrong before. */
  before: PassedOverRow | undefined;
  act: () => Promise<unknown>;
};

async function tryOne(ctx: Ground, { walk, key, before, act }: Try): Promise<void> {
  try {
    await act();
  } catch (error) {
    ctx.log.error({ err: error, walk, key }, "passed over by a job");
    const attempts = (before?.attempts ?? 0) + 1;
    const nextTryAt = new Date(ctx.now.getTime() + pauseAfter(attempts));
    const lastError = reasonOf(error).slice(0, 1_000);
    await ctx.inTransaction(({ db, now }) =>
      passOver(db, { walk, key, attempts, nextTryAt, lastError, createdAt: now }),
    );
    return;
  }
  if (before) await ctx.inTransaction(({ db }) => forgetPassedOver(db, { walk, key }));
}

/**
 * A walk over a whole table may come by again only tomorrow. What it passed over is tried meanwhile; what
 * isn't a row of such a walk comes up by itself.
 */
export async function tryPassedOver(ctx: Outside<Context<"jobs" | "log">>): Promise<void> {
  for (const before of await listToTryAgain(ctx.db, ctx.now)) {
    const { walk, key } = before;
    const act = ctx.jobs.findAgain(walk);
    if (act) await tryOne(ctx, { walk, key, before, act: () => act(Number(key)) });
  }
}

type PassedOverRow = typeof passedOver.$inferSelect;

function listPassedOver(db: Db, walk: string): Promise<PassedOverRow[]> {
  return db.select().from(passedOver).where(eq(passedOver.walk, walk));
}

/** Whose pause is over, whichever walk passed them over. */
function listToTryAgain(db: Db, now: Date): Promise<PassedOverRow[]> {
  return db
    .select()
    .from(passedOver)
    .where(lte(passedOver.nextTryAt, now))
    .orderBy(passedOver.nextTryAt);
}

async function passOver(tx: Db, row: PassedOverRow): Promise<void> {
  const { attempts, nextTryAt, lastError } = row;
  await tx
    .insert(passedOver)
    .values(row)
    .onConflictDoUpdate({
      target: [passedOver.walk, passedOver.key],
      set: { attempts, nextTryAt, lastError },
    });
}

async function forgetPassedOver(
  tx: Db,
  { walk, key }: Pick<PassedOverRow, "walk" | "key">,
): Promise<void> {
  await tx.delete(passedOver).where(and(eq(passedOver.walk, walk), eq(passedOver.key, key)));
}
