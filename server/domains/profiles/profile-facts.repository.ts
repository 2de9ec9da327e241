import { aliasedTable, and, asc, countDistinct, eq, gt, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { profileImages, profiles } from "#server/db/schema/profiles.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import type { ImageRow } from "./profile-images.repository.ts";
import { listsOfEach, type ProfileLists } from "./profile-parts.repository.ts";
import type { ProfileRow } from "./profiles.repository.ts";

export async function listWithLists(
  db: Db,
  profileIds: readonly number[],
): Promise<({ profile: ProfileRow } & ProfileLists)[]> {
  if (profileIds.length === 0) return [];
  return db
    .select({ profile: profiles, ...listsOfEach })
    .from(profiles)
    .where(inArray(profiles.id, [...profileIds]));
}

/** Who was first to be found after an instant, whether they still are or not. */
export async function listFirstPublished(db: Db, since: Date) {
  return db
    .select({ profileId: profiles.id, firstPublishedAt: profiles.firstPublishedAt })
    .from(profiles)
    .where(gt(profiles.firstPublishedAt, since));
}

export async function listImagesOf(db: Db, profileIds: readonly number[]): Promise<ImageRow[]> {
  if (profileIds.length === 0) return [];
  return db
    .select()
    .from(profileImages)
    .where(inArray(profileImages.profileId, [...profileIds]))
    .orderBy(asc(profileImages.position), asc(profileImages.id));
}

export async function listUserFacts(db: Db, userIds: readonly number[]) {
  const { id, emailVerifiedAt, phone } = sharedUsers;
  if (userIds.length === 0) return new Map<number, never>();
  const rows = await db
    .select({ id, emailVerifiedAt, phone })
    .from(sharedUsers)
    .where(inArray(id, [...userIds]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whichever of somebody's profiles invited; each who came is counted once, though with two profiles. */
export async function countInvited(
  db: Db,
  profileIds: readonly number[],
): Promise<Map<number, number>> {
  if (profileIds.length === 0) return new Map();
  const own = aliasedTable(profiles, "own");
  const inviters = aliasedTable(profiles, "inviters");
  const came = aliasedTable(profiles, "came");
  const rows = await db
    .select({ profileId: own.id, count: countDistinct(came.userId) })
    .from(own)
    .innerJoin(inviters, eq(inviters.userId, own.userId))
    .innerJoin(came, eq(came.invitedByProfileId, inviters.id))
    .innerJoin(sharedUsers, eq(sharedUsers.id, came.userId))
    .where(and(inArray(own.id, [...profileIds]), isNotNull(sharedUsers.emailVerifiedAt)))
    .groupBy(own.id);
  return new Map(rows.map((row) => [row.profileId, row.count]));
}

/** Which profiles invited the profiles of a user. */
export async function listInvitersOf(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: profiles.invitedByProfileId })
    .from(profiles)
    .where(and(eq(profiles.userId, userId), isNotNull(profiles.invitedByProfileId)));
  return rows.flatMap(({ id }) => id ?? []);
}

/** Keys of others that point here go on: nothing that they look at changes. */
export async function lockSitterRows(tx: Db, profileIds: readonly number[]) {
  if (profileIds.length === 0) return [];
  const { id, userId, isRegistering, profileType } = profiles;
  return tx
    .select({ id, userId, isRegistering })
    .from(profiles)
    .where(and(inArray(id, [...profileIds]), eq(profileType, "pet_sitter")))
    .orderBy(asc(id))
    .for("no key update");
}

/** All sitters, so many at a time, from the one after this. */
export async function listSitterIds(db: Db, after: number, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(gt(profiles.id, after), eq(profiles.profileType, "pet_sitter")))
    .orderBy(asc(profiles.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function findSitterIdOf(db: Db, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.userId, userId), eq(profiles.profileType, "pet_sitter")));
  return row?.id ?? null;
}
