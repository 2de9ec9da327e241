import { and, eq, gt } from "drizzle-orm";
import { hourMs } from "#contract/shared/durations.ts";
import { walks } from "#server/db/schema/clock/walks.ts";
import type { Context, Outside } from "../context.ts";

/** One that nobody took up for hours was given up: what comes by next is another walk. */
const takenUpWithinMs = 6 * hourMs;

/** Where a walk was broken off; null: it begins at the beginning. */
export async function findPlace({ db, now }: Context, name: string): Promise<string | null> {
  const since = new Date(now.getTime() - takenUpWithinMs);
  const [row] = await db
    .select()
    .from(walks)
    .where(and(eq(walks.name, name), gt(walks.savedAt, since)));
  return row?.place ?? null;
}

export async function keepPlace(ctx: Outside<Context>, name: string, place: string): Promise<void> {
  await ctx.inTransaction(({ db, now: savedAt }) =>
    db
      .insert(walks)
      .values({ name, place, savedAt })
      .onConflictDoUpdate({ target: walks.name, set: { place, savedAt } }),
  );
}

export async function forgetPlace(ctx: Outside<Context>, name: string): Promise<void> {
  await ctx.inTransaction(({ db }) => db.delete(walks).where(eq(walks.name, name)));
}
