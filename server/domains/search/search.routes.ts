import { searchEndpoints } from "#contract/search.ts";
import type { Platform } from "#server/platform/platform.ts";
import { findSitterPins, searchSitters } from "./search.service.ts";
import type { SitterFinder } from "./sitter-finder.ts";

export function bindSearch(parts: Platform & { sitters: SitterFinder }): void {
  const { bind } = parts;

  bind(searchEndpoints.sitters, async ({ db, query, ...call }) =>
    searchSitters(parts, db, call, query),
  );

  bind(searchEndpoints.pins, async ({ db, query, ...call }) =>
    findSitterPins(parts, db, call, query),
  );
}
