import type * as z from "zod";
import { type FoundSitter, foundSitter } from "#contract/search.ts";
import type { Db } from "#server/db/database.ts";
import { favoritesAmong } from "#server/domains/profiles/sitters/favorites.service.ts";
import { listPlainCards } from "#server/domains/profiles/sitters/sitters.service.ts";
import type { Context, VisitorContext } from "#server/platform/context.ts";
import { type Written, write } from "#server/platform/http/bodies/written.ts";
import type { CardCache } from "./card-cache.ts";

/** What depends on who asks, and from where, is never kept. */
const theirs = { distanceKm: true, isFavorite: true } as const;
const forEverybody = foundSitter.omit(theirs);
const forViewer = foundSitter.pick(theirs);

/** About a kilobyte each. */
export const mostCachedCards = 20_000;
export type PlainCardText = Written<z.output<typeof forEverybody>>;

export type SitterOnPage = { profileId: number; distanceKm: number | undefined };

/** In their order; who can't be found any more is left out. */
export async function writeCards(
  ctx: Context & Pick<VisitorContext, "viewer">,
  { kept, page }: { kept: CardCache<PlainCardText>; page: readonly SitterOnPage[] },
): Promise<Written<FoundSitter>[]> {
  const ids = page.map(({ profileId }) => profileId);
  const [cards, favorites] = await Promise.all([
    kept.find(ids, (missing) => readCards(ctx.db, missing)),
    favoritesAmong(ctx, { profileIds: ids }),
  ]);
  return page.flatMap(({ profileId, distanceKm }) => {
    const card = cards.get(profileId);
    const isFavorite = favorites.has(profileId);
    return card ? [card.and(write(forViewer, { distanceKm, isFavorite }))] : [];
  });
}

async function readCards(db: Db, profileIds: readonly number[]) {
  const cards = await listPlainCards(db, profileIds);
  return cards.map((card) => ({ profileId: card.id, card: write(forEverybody, card) }));
}
