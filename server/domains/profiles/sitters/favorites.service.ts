import type { RequestCard } from "#contract/requests/public-requests.ts";
import type { SitterCard } from "#contract/sitters.ts";
import type { Db } from "#server/db/database.ts";
import { tellOfUpdate } from "#server/domains/account/account.service.ts";
import { findHiddenUserIds } from "#server/domains/safety/safety.service.ts";
import type { Context, ViewerContext, VisitorContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { lockProfileRows } from "../profile-refs.repository.ts";
import type { ProfilesPorts } from "../profiles.ports.ts";
import {
  deleteFavorite,
  findFavoriteIds,
  findFavoritesAmong,
  findProfileIdsOf,
  insertFavorite,
  listFavoriteIds,
} from "./favorites.repository.ts";
import { getVisibleSitter, listSitterCards } from "./sitters.service.ts";

export type Favorites = { data: SitterCard[]; requests: RequestCard[] };

/** Those who have gone offline, or blocked the viewer, are kept and not shown until they are back. */
export async function listFavorites(
  ctx: ViewerContext & { ports: ProfilesPorts },
): Promise<Favorites> {
  const { db, viewer, ports } = ctx;
  const hidden = await findProfileIdsOf(db, [...(await findHiddenUserIds(db, viewer))]);
  const kept = await listFavoriteIds(db, viewer.userId);
  const ids = kept.filter((id) => !hidden.has(id));
  return {
    data: await listSitterCards(ctx, { profileIds: ids }),
    requests: await ports.listRequestCards(ctx, { profileIds: ids }),
  };
}

/** All of them, also those who are offline for now. */
export function favoriteIdsOf(db: Db, userId: number): Promise<number[]> {
  return listFavoriteIds(db, userId);
}

/** Which of these the viewer has marked; a guest none. */
export async function favoritesAmong(
  { db, viewer }: Context & Pick<VisitorContext, "viewer">,
  { profileIds }: { profileIds: readonly number[] },
): Promise<ReadonlySet<number>> {
  return viewer ? findFavoritesAmong(db, viewer.userId, profileIds) : new Set();
}

/** All of theirs, for several users at once. */
export function favoriteIdsOfUsers(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, number[]>> {
  return findFavoriteIds(db, userIds);
}

/** A sitter who can be found, or an owner whose request can be. */
export async function addFavorite(
  ctx: ViewerContext<"outbox"> & { ports: ProfilesPorts },
  { profileId }: { profileId: number },
): Promise<void> {
  const { db, now, ports } = ctx;
  const { userId } = ctx.viewer;
  // They could be going at this moment; who has gone can't be marked.
  if ((await lockProfileRows(db, [profileId])).length === 0) throw notFound();
  const requests = await ports.listRequestCards(ctx, { profileIds: [profileId] });
  if (requests.length === 0) await getVisibleSitter(ctx, { profileId });
  await insertFavorite(db, { userId, profileId, createdAt: now });
  await tellOfUpdate(ctx, { userId });
}

export async function removeFavorite(
  ctx: ViewerContext<"outbox">,
  { profileId }: { profileId: number },
): Promise<void> {
  const { userId } = ctx.viewer;
  await deleteFavorite(ctx.db, userId, profileId);
  await tellOfUpdate(ctx, { userId });
}
