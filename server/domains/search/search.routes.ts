import { searchEndpoints } from "#contract/search.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { getPlaceSitters, type PlacesCache } from "./places/place-sitters.service.ts";
import {
  type FiguresCache,
  findSitterPins,
  getSitterFigures,
  searchSitters,
} from "./search.service.ts";
import type { SitterFinder } from "./sitter-finder.ts";

type SearchParts = { sitters: SitterFinder; figures: FiguresCache; placesCache: PlacesCache };

export function bindSearch({ bind }: DomainEntries<SearchParts>): void {
  bind(searchEndpoints.sitters, (ctx, { query }) => searchSitters(ctx, query));

  bind(searchEndpoints.pins, (ctx, { query }) => findSitterPins(ctx, query));

  bind(searchEndpoints.figures, (ctx, { query }) => getSitterFigures(ctx, query));

  bind(searchEndpoints.place, async (ctx, { params, query }) => ({
    data: await getPlaceSitters(ctx, { ...params, wishes: query }),
  }));
}
