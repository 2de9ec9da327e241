import { eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import { profileFaces } from "#server/db/views/profiles.ts";

export async function lockProfileRows(tx: Db, profileIds: readonly number[]) {
  return tx
    .select({ id: profiles.id, userId: profiles.userId, profileType: profiles.profileType })
    .from(profiles)
    .where(inArray(profiles.id, [...profileIds]))
    .orderBy(profiles.id)
    .for("key share");
}

/** Each with the name and the face that others know it by; the face is null where there is none. */
export async function listNamedProfiles(db: Db, profileIds: readonly number[]) {
  const { id, key, widths, width, height, placeholder } = profileFaces;
  return db
    .select({
      id: profiles.id,
      profileType: profiles.profileType,
      firstName: sharedUsers.firstName,
      face: { id, key, widths, width, height, placeholder },
    })
    .from(profiles)
    .innerJoin(sharedUsers, eq(sharedUsers.id, profiles.userId))
    .leftJoin(profileFaces, eq(profileFaces.profileId, profiles.id))
    .where(inArray(profiles.id, [...profileIds]));
}
