import { eq, sql } from "drizzle-orm";
import { pointsOf } from "#contract/badges/badge-catalogue.ts";
import { insertAll } from "#demo/bulk-insert.ts";
import { daysBefore } from "#demo/moments.ts";
import type { Db } from "#server/db/database.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { badgeCounts, earnedBadges } from "#server/db/schema/trust/badges.ts";
import { countFacts } from "#server/domains/badges/badge-facts.service.ts";
import { allProgressOf, earnedBy } from "#server/domains/badges/badges.rules.ts";

/** What all sitters have earned by what they did, as it was counted last night; long celebrated. */
export async function seedBadges(tx: Db, now: Date): Promise<void> {
  const sitters = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.profileType, "pet_sitter"));
  const countedAt = daysBefore(now, 1);
  const counted = await countFacts(
    { db: tx, now },
    sitters.map(({ id }) => id),
  );
  const standings = [...counted].map(([profileId, { facts }]) => ({
    profileId,
    progress: allProgressOf(facts),
    badges: earnedBy(facts),
  }));
  await insertAll(
    tx,
    badgeCounts,
    standings.map(({ profileId, progress }) => ({ profileId, progress, countedAt })),
  );
  await insertAll(
    tx,
    earnedBadges,
    standings.flatMap(({ profileId, badges }) =>
      badges.map((name) => ({ profileId, name, earnedAt: countedAt, celebratedAt: countedAt })),
    ),
  );
  const kept = standings.map(({ profileId, badges }) => ({
    id: profileId,
    badges,
    points: pointsOf(badges),
  }));
  await tx.execute(sql`
    update ${profiles} set badges = kept.badges, badge_points = kept.points
    from json_to_recordset(${JSON.stringify(kept)}::json) as kept(id int, badges text[], points int)
    where ${profiles}.id = kept.id`);
}
