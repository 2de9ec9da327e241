import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { profileImages, profiles } from "#server/db/schema/profiles.ts";
import type { ImageRow } from "../profile-images.repository.ts";

export async function findFaceRows(db: Db, profileIds: readonly number[]) {
  if (profileIds.length === 0) return [];
  return db
    .select({
      profile: {
        id: profiles.id,
        userId: profiles.userId,
        profileType: profiles.profileType,
        publishedAt: profiles.publishedAt,
        isRegistering: profiles.isRegistering,
      },
      user: {
        firstName: users.firstName,
        emailVerifiedAt: users.emailVerifiedAt,
        lastActiveAt: users.lastActiveAt,
      },
      city: addresses.city,
      citySlug: addresses.citySlug,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .leftJoin(addresses, eq(addresses.userId, profiles.userId))
    .where(inArray(profiles.id, [...profileIds]));
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

export async function findImageProfile(db: Db, imageId: number): Promise<number | null> {
  const [row] = await db
    .select({ profileId: profileImages.profileId })
    .from(profileImages)
    .where(eq(profileImages.id, imageId));
  return row?.profileId ?? null;
}
