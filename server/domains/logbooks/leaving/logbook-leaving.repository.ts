import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { logbooks } from "#server/db/schema/logbooks.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";

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

/** What somebody shared as the owner; by id, as everybody takes these locks. */
export async function withdrawSharesOfUser(tx: Db, userId: number): Promise<void> {
  const { id } = logbooks;
  const shared = await tx
    .select({ id })
    .from(logbooks)
    .innerJoin(sharedProfiles, eq(sharedProfiles.id, logbooks.ownerProfileId))
    .where(and(eq(sharedProfiles.userId, userId), isNotNull(logbooks.shareToken)))
    .orderBy(asc(id))
    .for("update", { of: logbooks });
  await withdrawShares(
    tx,
    shared.map((row) => row.id),
  );
}

/** With all that is in them. */
export async function deleteLogbooks(tx: Db, logbookIds: readonly number[]): Promise<void> {
  if (logbookIds.length === 0) return;
  await tx.delete(logbooks).where(inArray(logbooks.id, [...logbookIds]));
}
