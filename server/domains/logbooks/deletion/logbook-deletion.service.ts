import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { logbooks } from "#server/db/schema/logbooks.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";
import type { Context } from "#server/platform/context.ts";
import { removeUploads } from "#server/platform/images/uploads.ts";
import { listImagesOfLogbooks } from "../images/logbook-images.repository.ts";

/**
 * Part of removing a profile. A logbook stays for the other side; whose other side has gone too is for
 * nobody any more, and goes with its pictures. What an owner shared is taken back with them.
 */
export async function removeProfileFromLogbooks(
  { db, now }: Context,
  { profileId }: { profileId: number },
): Promise<void> {
  const all = await lockLogbooksOfProfile(db, profileId);
  const abandoned = idsOf(
    all.filter((each) => each.ownerProfileId === null || each.sitterProfileId === null),
  );
  await withdrawShares(db, idsOf(all.filter((each) => each.ownerProfileId === profileId)));
  await removeUploads(db, await listImagesOfLogbooks(db, abandoned), now);
  await deleteLogbooks(db, abandoned);
}

const idsOf = (logbooks: readonly LeftLogbook[]) => logbooks.map(({ id }) => id);

type LeftLogbook = Pick<typeof logbooks.$inferSelect, "id" | "ownerProfileId" | "sitterProfileId">;

/** By id: everybody takes these locks in this order. */
async function lockLogbooksOfProfile(tx: Db, profileId: number): Promise<LeftLogbook[]> {
  const { id, ownerProfileId, sitterProfileId } = logbooks;
  return tx
    .select({ id, ownerProfileId, sitterProfileId })
    .from(logbooks)
    .where(or(eq(ownerProfileId, profileId), eq(sitterProfileId, profileId)))
    .orderBy(asc(id))
    .for("update");
}

async function withdrawShares(tx: Db, logbookIds: readonly number[]): Promise<void> {
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
async function deleteLogbooks(tx: Db, logbookIds: readonly number[]): Promise<void> {
  if (logbookIds.length === 0) return;
  await tx.delete(logbooks).where(inArray(logbooks.id, [...logbookIds]));
}
