import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { alerts } from "#server/db/schema/notices/alerts.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { nextDigestAt } from "#server/domains/alerts/digest-times.ts";
import { daysBefore } from "../moments.ts";

type Known = { tessUserId: number; sanneProfileId: number; now: Date };

const utrecht = {
  latitude: 52.0908,
  longitude: 5.1222,
  placeName: "Utrecht",
  citySlug: "utrecht",
};

/** Tess wants to hear of new dog sitters, Sanne of new requests. Long enough for a first digest. */
export async function seedAlerts(
  tx: Db,
  { tessUserId, sanneProfileId, now }: Known,
): Promise<void> {
  const [sanne] = await tx
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(eq(profiles.id, sanneProfileId));
  if (!sanne) throw new Error("Sanne has no profile");
  const made = {
    ...utrecht,
    isActive: true,
    newSince: daysBefore(now, 21),
    createdAt: daysBefore(now, 21),
  };
  await tx.insert(alerts).values([
    {
      ...made,
      userId: tessUserId,
      type: "NEW_PETSITTERS_IN_AREA",
      distanceKm: 5,
      filters: { animalCategories: ["dog"] },
      frequency: "weekly",
      nextAt: nextDigestAt("weekly", now),
    },
    {
      ...made,
      userId: sanne.userId,
      type: "NEW_JOBS_IN_AREA",
      distanceKm: 10,
      filters: {},
      frequency: "daily",
      nextAt: nextDigestAt("daily", now),
    },
  ]);
}
