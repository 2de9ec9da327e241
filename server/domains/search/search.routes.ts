import { searchEndpoints } from "#contract/search.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { findSitterPins, searchSitters } from "./search.service.ts";
import type { SitterFinder } from "./sitter-finder.ts";

export function bindSearch({ bind }: DomainEntries<{ sitters: SitterFinder }>): void {
  bind(searchEndpoints.sitters, (ctx, { query }) => searchSitters(ctx, query));

  bind(searchEndpoints.pins, (ctx, { query }) => findSitterPins(ctx, query));
}
