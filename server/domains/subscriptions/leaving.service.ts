import type { Context } from "#server/platform/context.ts";
import { readStanding } from "./standing.service.ts";
import {
  changeSubscription,
  findSubscription,
  insertEntry,
  keptOf,
  lockSubscription,
} from "./subscriptions.repository.ts";

/** Part of a profile's end: who is gone is not charged again. Nobody is left to be told. */
export async function stopWithProfile(
  { db, now }: Context,
  { profileId }: { profileId: number },
): Promise<void> {
  const found = await findSubscription(db, profileId);
  if (!found) return;
  await lockSubscription(db, found.id);
  const standing = await readStanding(db, found.id);
  if (!standing || standing.isCancelled) return;
  await insertEntry(db, found.id, { kind: "cancelled" }, now);
  await changeSubscription(db, found.id, keptOf(await readStanding(db, found.id)));
}
