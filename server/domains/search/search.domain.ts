import type { PlaceSitters, SitterFigures } from "#contract/search/sitter-figures.ts";
import { searchEndpoints } from "#contract/search.ts";
import { userDeleted, userUpdated } from "#server/domains/account/account.events.ts";
import { profileRemoved } from "#server/domains/profiles/profiles.events.ts";
import { createAnswerCache } from "#server/platform/caching/answer-cache.ts";
import { type DomainEntries, openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { userSeen } from "#server/platform/sessions/sessions.events.ts";
import { getPlaceSitters, type PlacesCache } from "./places/place-sitters.service.ts";
import {
  type FiguresCache,
  findSitterPins,
  getSitterFigures,
  searchSitters,
} from "./search.service.ts";
import {
  forgetBusyDays,
  forgetSearchRow,
  updateActivity,
  updateSearchRow,
} from "./search-rows.service.ts";
import type { SitterFinder } from "./sitter-finder.ts";

/** Every page of an animal or a place asks for them, and nobody needs them to the second. */
const figuresMs = 5 * 60_000;
const mostKeptFigures = 5_000;

export function registerSearch(platform: Platform, sitters: SitterFinder): void {
  const { clock } = platform;
  const kept = { clock, cacheMs: figuresMs, most: mostKeptFigures };
  const search = openDomain(platform, {
    sitters,
    figures: createAnswerCache<SitterFigures>(kept),
    placesCache: createAnswerCache<PlaceSitters>(kept),
  });
  bindSearch(search);
  // All that the search mirrors is shown to its user too: whatever changes it, tells of it.
  search.onPublish(userUpdated, updateSearchRow);
  search.onPublish(userSeen, updateActivity);
  search.onPublish(userDeleted, forgetSearchRow);
  search.onPublish(profileRemoved, forgetBusyDays);
}

type SearchParts = { sitters: SitterFinder; figures: FiguresCache; placesCache: PlacesCache };

function bindSearch({ bind }: DomainEntries<SearchParts>): void {
  bind(searchEndpoints.sitters, (ctx, { query }) => searchSitters(ctx, query));

  bind(searchEndpoints.pins, (ctx, { query }) => findSitterPins(ctx, query));

  bind(searchEndpoints.figures, (ctx, { query }) => getSitterFigures(ctx, query));

  bind(searchEndpoints.place, async (ctx, { params, query }) => ({
    data: await getPlaceSitters(ctx, { ...params, wishes: query }),
  }));
}
