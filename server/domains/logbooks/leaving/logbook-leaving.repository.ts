import { asc, eq, inArray, or } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { logbooks } from "#server/db/schema/logbooks.ts";

export type LeftLogbook = Pick<
  typeof logbooks.$inferSelect,
  "id" | "ownerProfileId" | "sitterProfileId"
>;

/** By id: everybody takes these locks in this order. */
export async function lockLogbooksOfProfile(tx: Db, profileId: number): Promise<LeftLogbook[]> {
  const { id, ownerProfileId, sitterProfileId } = logbooks;
  return tx
    .select({ id, ownerProfileId, sitterProfileId })
    .from(logbooks)
    .where(or(eq(ownerProfileId, profileId), eq(sitterProfileId, profileId)))
    .orderBy(asc(id))
    .for("update");
}

export async function withdrawShares(tx: Db, logbookIds: readonly number[]): Promise<void> {
  if (logbookIds.length === 0) return;
  await tx
    .update(logbooks)
    .set({ shareToken: null, sharedAt: null })
    .where(inArray(logbooks.id, [...logbookIds]));
}

/** With all that is in them. */
export async function deleteLogbooks(tx: Db, logbookIds: readonly number[]): Promise<void> {
  if (logbookIds.length === 0) return;
  await tx.delete(logbooks).where(inArray(logbooks.id, [...logbookIds]));
}
