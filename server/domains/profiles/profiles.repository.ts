import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { sharedUsers } from "#server/db/views/account.ts";

export type ProfileRow = typeof profiles.$inferSelect;
type ProfileChange = Partial<typeof profiles.$inferInsert>;

/** The profile of the type last used; without one, the oldest. */
export async function findProfileInUse(db: Db, userId: number): Promise<ProfileRow | null> {
  const [row] = await db
    .select({ profile: profiles })
    .from(profiles)
    .innerJoin(sharedUsers, eq(sharedUsers.id, profiles.userId))
    .where(eq(profiles.userId, userId))
    .orderBy(
      sql`${profiles.profileType} is not distinct from ${sharedUsers.lastUsedProfileType} desc`,
      profiles.id,
    )
    .limit(1);
  return row?.profile ?? null;
}

export async function listProfileTypes(db: Db, userId: number): Promise<ProfileType[]> {
  const rows = await db
    .select({ profileType: profiles.profileType })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .orderBy(profiles.id);
  return rows.map((row) => row.profileType);
}

export function listProfileRows(db: Db, userId: number): Promise<ProfileRow[]> {
  return db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .orderBy(profiles.profileType);
}

export async function findProfile(
  db: Db,
  userId: number,
  profileType: ProfileType,
): Promise<ProfileRow | null> {
  const [row] = await db
    .select()
    .from(profiles)
    .where(and(eq(profiles.userId, userId), eq(profiles.profileType, profileType)));
  return row ?? null;
}

export async function findProfileById(db: Db, profileId: number): Promise<ProfileRow | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, profileId));
  return row ?? null;
}

/** Null when the user has one of this type already. */
export async function insertProfile(
  db: Db,
  profile: typeof profiles.$inferInsert,
): Promise<ProfileRow | null> {
  const [row] = await db.insert(profiles).values(profile).onConflictDoNothing().returning();
  return row ?? null;
}

export async function changeProfile(
  tx: Db,
  profileId: number,
  change: ProfileChange,
): Promise<void> {
  // Drizzle refuses an update that sets nothing.
  if (Object.values(change).every((value) => value === undefined)) return;
  await tx.update(profiles).set(change).where(eq(profiles.id, profileId));
}

/** Whose last day away has passed is there again. */
const isBackBy = (today: string) => and(eq(profiles.isAway, true), lt(profiles.awayUntil, today));

export async function listBack(
  db: Db,
  today: string,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(isBackBy(today), gt(profiles.id, after)))
    .orderBy(asc(profiles.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** None when they are away again, or brought back already. */
export function bringBack(
  tx: Db,
  { profileId, today }: { profileId: number; today: string },
): Promise<{ userId: number }[]> {
  return tx
    .update(profiles)
    .set({ isAway: false, awayUntil: null })
    .where(and(isBackBy(today), eq(profiles.id, profileId)))
    .returning({ userId: profiles.userId });
}

/** A user's pages say something else from now on: the name, or the picture, is on each. */
export async function markPagesChanged(tx: Db, userId: number, now: Date): Promise<void> {
  await tx.update(profiles).set({ pageChangedAt: now }).where(eq(profiles.userId, userId));
}

/** All of a user's profiles, locked: two removals at once must not both find another one left. */
export async function lockProfiles(tx: Db, userId: number): Promise<ProfileRow[]> {
  return tx
    .select()
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .orderBy(profiles.id)
    .for("update");
}

export async function deleteProfile(tx: Db, profileId: number): Promise<void> {
  await tx.delete(profiles).where(eq(profiles.id, profileId));
}

export type UserFacts = Pick<
  typeof sharedUsers.$inferSelect,
  | "firstName"
  | "lastName"
  | "gender"
  | "phone"
  | "emailVerifiedAt"
  | "reachedRegistrationEnd"
  | "lastActiveAt"
>;

/** What a profile shows, or depends on, of its user. */
export async function getUserFacts(db: Db, userId: number): Promise<UserFacts> {
  const [row] = await db
    .select({
      firstName: sharedUsers.firstName,
      lastName: sharedUsers.lastName,
      gender: sharedUsers.gender,
      phone: sharedUsers.phone,
      emailVerifiedAt: sharedUsers.emailVerifiedAt,
      reachedRegistrationEnd: sharedUsers.reachedRegistrationEnd,
      lastActiveAt: sharedUsers.lastActiveAt,
    })
    .from(sharedUsers)
    .where(eq(sharedUsers.id, userId));
  if (!row) throw new Error(`profile of user ${userId}, who is not there`);
  return row;
}
