import type { Context } from "#server/platform/context.ts";
import { removeUploads } from "#server/platform/images/uploads.ts";
import { listImagesOfLogbooks } from "../images/logbook-images.repository.ts";
import {
  deleteLogbooks,
  type LeftLogbook,
  lockLogbooksOfProfile,
  withdrawShares,
} from "./logbook-leaving.repository.ts";

/**
 * Part of removing a profile. A logbook stays for the other side; whose other side has gone too is for
 * nobody any more, and goes with its pictures. What an owner shared is taken back with them.
 */
export async function leaveLogbooks(
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
