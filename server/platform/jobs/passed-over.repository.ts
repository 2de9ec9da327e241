import { and, eq, lte } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { passedOver } from "#server/db/schema/clock/walks.ts";

export type PassedOverRow = typeof passedOver.$inferSelect;

export function listPassedOver(db: Db, walk: string): Promise<PassedOverRow[]> {
  return db.select().from(passedOver).where(eq(passedOver.walk, walk));
}

/** Whose pause is over, whichever walk passed them over. */
export function listToTryAgain(db: Db, now: Date): Promise<PassedOverRow[]> {
  return db
    .select()
    .from(passedOver)
    .where(lte(passedOver.nextTryAt, now))
    .orderBy(passedOver.nextTryAt);
}

export async function passOver(tx: Db, row: PassedOverRow): Promise<void> {
  const { attempts, nextTryAt, lastError } = row;
  await tx
    .insert(passedOver)
    .values(row)
    .onConflictDoUpdate({
      target: [passedOver.walk, passedOver.key],
      set: { attempts, nextTryAt, lastError },
    });
}

export async function forgetPassedOver(
  tx: Db,
  { walk, key }: Pick<PassedOverRow, "walk" | "key">,
): Promise<void> {
  await tx.delete(passedOver).where(and(eq(passedOver.walk, walk), eq(passedOver.key, key)));
}
