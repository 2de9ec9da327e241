import { and, eq, gt } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { walks } from "#server/db/schema/clock/walks.ts";
import type { Context, Outside } from "../context.ts";
import { eachAlone } from "./each-alone.ts";

/** A walk over rows that time changes without an event: all of a table, or all that are due. */
export type TableWalk<Ctx extends Context> = {
  /** In the log, in the figures and in the tables that say how far it is, and what it passed over. */
  name: string;
  /** The next ones, by their numbers; none: it has come to the end. */
  list(ctx: Outside<Ctx>, page: Page): Promise<readonly number[]>;
  /** One of them. It looks whether there is anything to do, as it may have been done meanwhile. */
  act(ctx: Outside<Ctx>, id: number): Promise<void>;
};

export type Page = { after: number; most: number };

const sliceSize = 100;

/**
 * In slices: how far it has come is kept after each, so that a walk that was broken off goes on there,
 * whoever takes it up. It ends because it only ever goes forwards.
 */
export async function walkTable<Ctx extends Context<"log" | "jobs">>(
  ctx: Outside<Ctx>,
  { name, list, act }: TableWalk<Ctx>,
  most = sliceSize,
): Promise<void> {
  if (!ctx.jobs.findAgain(name)) throw new Error(`nobody tries again what ${name} passes over`);
  const begunAfter = await findPlace(ctx, name);
  let after = begunAfter ?? 0;
  let isKept = begunAfter !== null;
  for (;;) {
    const ids = await list(ctx, { after, most });
    const last = ids.at(-1);
    if (last === undefined) break;
    if (last <= after) throw new Error(`${name} lists ${last} after ${after}`);
    const deeds = ids.map((id) => ({ key: id, act: () => act(ctx, id) }));
    await eachAlone(ctx, name, deeds);
    after = last;
    // Most have no second slice, and nothing to keep.
    if (ids.length < most) continue;
    isKept = true;
    await ctx.inTransaction(({ db, now }) => keepPlace(db, { name, afterId: after, savedAt: now }));
  }
  if (isKept) await ctx.inTransaction(({ db }) => forgetPlace(db, name));
}

/** One that nobody took up for hours was given up: what comes by next is another walk. */
const takenUpWithinMs = 6 * 3_600_000;

async function findPlace({ db, now }: Context, name: string): Promise<number | null> {
  const since = new Date(now.getTime() - takenUpWithinMs);
  const [row] = await db
    .select()
    .from(walks)
    .where(and(eq(walks.name, name), gt(walks.savedAt, since)));
  return row?.afterId ?? null;
}

async function keepPlace(tx: Db, row: typeof walks.$inferInsert): Promise<void> {
  const { afterId, savedAt } = row;
  await tx
    .insert(walks)
    .values(row)
    .onConflictDoUpdate({ target: walks.name, set: { afterId, savedAt } });
}

async function forgetPlace(tx: Db, name: string): Promise<void> {
  await tx.delete(walks).where(eq(walks.name, name));
}
