import { type BadgeName, pointsOf } from "#contract/badges/badge-catalogue.ts";
import { lockSitters } from "#server/domains/profiles/profile-facts.service.ts";
import { updateStanding } from "#server/domains/profiles/profiles.service.ts";
import type { Context } from "#server/platform/context.ts";
import { countFacts } from "./badge-facts.service.ts";
import { badgesEarned } from "./badges.events.ts";
import { type EarnedRow, insertEarned, listEarned, storeProgress } from "./badges.repository.ts";
import { allProgressOf, earnedBy, inCatalogueOrder } from "./badges.rules.ts";

/**
 * Counts anew for these sitters, and gives what they have earned since: from all that ever happened, so
 * that it makes no difference which event asks for it, how often, or in which order. Who is still signing
 * up gets it all at once when they are done.
 */
export async function earnBadges(
  ctx: Context<"outbox">,
  { profileIds }: { profileIds: readonly number[] },
): Promise<void> {
  const { db, now } = ctx;
  // Two at once would each sum up the points without what the other gives.
  const sitters = await lockSitters(db, profileIds);
  const counted = await countFacts(
    ctx,
    sitters.map(({ id }) => id),
  );
  const all = sitters.flatMap((sitter) => {
    const found = counted.get(sitter.id);
    return found ? [{ ...sitter, ...found }] : [];
  });
  await storeProgress(
    db,
    all.map(({ id, facts }) => ({ profileId: id, progress: allProgressOf(facts) })),
    now,
  );
  for (const { id: profileId, isRegistering, facts, earned } of all) {
    if (isRegistering) continue;
    const names = earnedBy(facts).filter((name) => !earned.has(name));
    await giveBadges(ctx, { profileId, names });
  }
}

/** Behind the sitter's lock: what they had not yet is theirs, with its points, and others hear of it. */
export async function giveBadges(
  ctx: Context<"outbox">,
  { profileId, names }: { profileId: number; names: readonly BadgeName[] },
): Promise<void> {
  const { db, now, outbox } = ctx;
  const rows = names.map((name) => ({ profileId, name, earnedAt: now }));
  const given = namesOf(await insertEarned(db, rows));
  if (given.length === 0) return;
  const badges = namesOf(await listEarned(db, [profileId]));
  await updateStanding(ctx, { profileId, standing: { badges, badgePoints: pointsOf(badges) } });
  await outbox.publish(db, [badgesEarned({ profileId, names: given })]);
}

function namesOf(rows: readonly EarnedRow[]): BadgeName[] {
  return inCatalogueOrder(rows.map(({ name }) => name));
}
