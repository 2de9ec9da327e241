import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { profileImages, profiles } from "#server/db/schema/profiles.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import { findableSitters } from "#server/db/views/profiles.ts";
import type { ImageRow } from "../profile-images.repository.ts";

export async function findFaceRows(db: Db, profileIds: readonly number[]) {
  if (profileIds.length === 0) return [];
  return db
    .select({
      profileId: profiles.id,
      profileType: profiles.profileType,
      userId: profiles.userId,
      firstName: sharedUsers.firstName,
      lastActiveAt: sharedUsers.lastActiveAt,
      city: addresses.city,
      citySlug: addresses.citySlug,
      isFindable: sql<boolean>`${findableSitters.id} is not null`,
    })
    .from(profiles)
    .innerJoin(sharedUsers, eq(sharedUsers.id, profiles.userId))
    .leftJoin(addresses, eq(addresses.userId, profiles.userId))
    .leftJoin(findableSitters, eq(findableSitters.id, profiles.id))
    .where(inArray(profiles.id, [...profileIds]));
}

/** Whether a sitter's page is open to everybody. */
export async function isFindableSitter(db: Db, profileId: number): Promise<boolean> {
  const rows = await db
    .select({ id: findableSitters.id })
    .from(findableSitters)
    .where(eq(findableSitters.id, profileId));
  return rows.length > 0;
}

/** The picture chosen as a profile's face, else its first. */
export async function findFaceImages(
  db: Db,
  profileIds: readonly number[],
): Promise<Map<number, ImageRow>> {
  if (profileIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([profileImages.profileId])
    .from(profileImages)
    .where(inArray(profileImages.profileId, [...profileIds]))
    .orderBy(
      profileImages.profileId,
      desc(profileImages.profileImage),
      asc(profileImages.position),
      asc(profileImages.id),
    );
  return new Map(rows.map((row) => [row.profileId, row]));
}
