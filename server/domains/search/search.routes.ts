import { searchEndpoints } from "#contract/search.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { findSitterPins, searchSitters } from "./search.service.ts";
import { getSitterFigures, type KeptFigures } from "./sitter-figures.service.ts";
import type { SitterFinder } from "./sitter-finder.ts";

type SearchParts = { sitters: SitterFinder; figures: KeptFigures };

export function bindSearch({ bind }: DomainEntries<SearchParts>): void {
  bind(searchEndpoints.sitters, (ctx, { query }) => searchSitters(ctx, query));

  bind(searchEndpoints.pins, (ctx, { query }) => findSitterPins(ctx, query));

  bind(searchEndpoints.figures, (ctx, { query }) => getSitterFigures(ctx, query));
}
