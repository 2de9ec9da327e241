import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { favorites, profiles } from "#server/db/schema/profiles.ts";

export async function listFavoriteIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ profileId: favorites.profileId })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), desc(favorites.profileId));
  return rows.map((row) => row.profileId);
}

/** Which of these the user has marked. */
export async function findFavoritesAmong(
  db: Db,
  userId: number,
  profileIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (profileIds.length === 0) return new Set();
  const rows = await db
    .select({ profileId: favorites.profileId })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), inArray(favorites.profileId, [...profileIds])));
  return new Set(rows.map(({ profileId }) => profileId));
}

export async function findFavoriteIds(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, number[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: favorites.userId, profileId: favorites.profileId })
    .from(favorites)
    .where(inArray(favorites.userId, [...userIds]))
    .orderBy(desc(favorites.createdAt), desc(favorites.profileId));
  const found = new Map<number, number[]>();
  for (const { userId, profileId } of rows) {
    found.set(userId, [...(found.get(userId) ?? []), profileId]);
  }
  return found;
}

export async function findProfileIdsOf(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(inArray(profiles.userId, [...userIds]));
  return new Set(rows.map(({ id }) => id));
}

export async function insertFavorite(
  tx: Db,
  favorite: { userId: number; profileId: number; createdAt: Date },
): Promise<void> {
  await tx.insert(favorites).values(favorite).onConflictDoNothing();
}

export async function deleteFavorite(tx: Db, userId: number, profileId: number): Promise<void> {
  await tx
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.profileId, profileId)));
}
