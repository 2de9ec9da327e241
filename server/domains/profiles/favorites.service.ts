import type { SitterCard } from "#contract/sitters.ts";
import type { Db } from "#server/db/database.ts";
import { tellOfUpdate } from "#server/domains/account/account.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import {
  deleteFavorite,
  findFavoriteIds,
  insertFavorite,
  listFavoriteIds,
} from "./favorites.repository.ts";
import { getVisibleSitter, listSitterCards } from "./sitters.service.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox" | "places">;

/** Those who have gone offline are kept, and not shown until they are back. */
export async function listFavorites(
  parts: Pick<Parts, "places">,
  db: Db,
  viewer: Viewer,
): Promise<SitterCard[]> {
  return listSitterCards(parts, db, viewer, await listFavoriteIds(db, viewer.userId));
}

/** All of them, also those who are offline for now. */
export function favoriteIdsOf(db: Db, userId: number): Promise<number[]> {
  return listFavoriteIds(db, userId);
}

/** The same for several users at once. */
export function favoriteIdsOfUsers(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, number[]>> {
  return findFavoriteIds(db, userIds);
}

export async function addFavorite(parts: Parts, viewer: Viewer, profileId: number): Promise<void> {
  const { userId } = viewer;
  await parts.db.transaction(async (tx) => {
    await getVisibleSitter(tx, viewer, profileId);
    await insertFavorite(tx, { userId, profileId, createdAt: parts.clock.now() });
    await tellOfUpdate(tx, parts.outbox, userId);
  });
}

export async function removeFavorite(
  { db, outbox }: Parts,
  viewer: Viewer,
  profileId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteFavorite(tx, viewer.userId, profileId);
    await tellOfUpdate(tx, outbox, viewer.userId);
  });
}
