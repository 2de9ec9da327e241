import { and, eq, sql } from "drizzle-orm";
import type { OwnProfile, ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { profiles } from "#server/db/schema/profiles.ts";

/** The profile of the type last used; without one, the oldest. */
export async function findProfileInUse(db: Db, userId: number): Promise<OwnProfile | null> {
  const [row] = await db
    .select({
      id: profiles.id,
      profileType: profiles.profileType,
      isRegistering: profiles.isRegistering,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.userId, userId))
    .orderBy(
      sql`${profiles.profileType} is not distinct from ${users.lastUsedProfileType} desc`,
      profiles.id,
    )
    .limit(1);
  return row ?? null;
}

export async function listProfileTypes(db: Db, userId: number): Promise<ProfileType[]> {
  const rows = await db
    .select({ profileType: profiles.profileType })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .orderBy(profiles.id);
  return rows.map((row) => row.profileType);
}

export async function findProfile(
  db: Db,
  userId: number,
  profileType: ProfileType,
): Promise<OwnProfile | null> {
  const [row] = await db
    .select({
      id: profiles.id,
      profileType: profiles.profileType,
      isRegistering: profiles.isRegistering,
    })
    .from(profiles)
    .where(and(eq(profiles.userId, userId), eq(profiles.profileType, profileType)));
  return row ?? null;
}

/** Null when the user has one of this type already. */
export async function insertProfile(
  db: Db,
  profile: typeof profiles.$inferInsert,
): Promise<OwnProfile | null> {
  const [row] = await db.insert(profiles).values(profile).onConflictDoNothing().returning({
    id: profiles.id,
    profileType: profiles.profileType,
    isRegistering: profiles.isRegistering,
  });
  return row ?? null;
}

/** All of a user's profiles, locked: two removals at once must not both find another one left. */
export async function lockProfileTypes(tx: Db, userId: number): Promise<ProfileType[]> {
  const rows = await tx
    .select({ profileType: profiles.profileType })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .orderBy(profiles.id)
    .for("update");
  return rows.map((row) => row.profileType);
}

export async function deleteProfile(
  tx: Db,
  userId: number,
  profileType: ProfileType,
): Promise<void> {
  await tx
    .delete(profiles)
    .where(and(eq(profiles.userId, userId), eq(profiles.profileType, profileType)));
}
