import type { SitterFigures } from "#contract/search/sitter-figures.ts";
import { dayMs } from "#contract/shared/durations.ts";
import type { Context } from "#server/platform/context.ts";
import {
  countSitters,
  listByPlace,
  listServicePrices,
  listWishesInPlaces,
  type Wish,
  type WishInPlace,
} from "./sitter-figures.repository.ts";
import { presentFigures } from "./sitter-figures.rules.ts";

const recentMs = 30 * dayMs;

/** Of those among them who can be found. */
export async function summariseSitters(
  { db, now }: Context,
  { profileIds }: { profileIds: readonly number[] },
): Promise<SitterFigures> {
  const since = new Date(now.getTime() - recentMs);
  const [counted, prices] = await Promise.all([
    countSitters(db, { profileIds, since }),
    listServicePrices(db, profileIds),
  ]);
  return presentFigures(counted, prices);
}

/** In which places they live, and who in which. */
export async function groupByPlace(
  { db }: Context,
  { profileIds }: { profileIds: readonly number[] },
): Promise<ReadonlyMap<string, readonly number[]>> {
  const places = await listByPlace(db, profileIds);
  return new Map(places.map((place) => [place.slug, place.profileIds]));
}

/** The places with at least so many who fit a wish. */
export function findWishesInPlaces(
  { db }: Context,
  asked: { wishes: readonly Wish[]; fewest: number },
): Promise<WishInPlace[]> {
  return listWishesInPlaces(db, asked);
}
