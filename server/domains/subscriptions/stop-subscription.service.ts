import { profileTypes } from "#contract/profiles.ts";
import { findProfileOfType } from "#server/domains/profiles/profile-refs.service.ts";
import type { Context } from "#server/platform/context.ts";
import { readStanding } from "./standing.service.ts";
import {
  changeSubscription,
  findSubscription,
  insertEntry,
  keptOf,
  lockSubscription,
} from "./subscriptions.repository.ts";

/** Part of leaving: paid for is paid for, and nothing is charged again. They may take it up anew. */
export async function stopWithUser(ctx: Context, { userId }: { userId: number }): Promise<void> {
  for (const profileType of profileTypes) {
    const profile = await findProfileOfType(ctx.db, userId, profileType);
    if (profile) await stopWithProfile(ctx, { profileId: profile.id });
  }
}

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
