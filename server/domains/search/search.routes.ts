import { searchEndpoints } from "#contract/search.ts";
import type { Platform } from "#server/platform/platform.ts";
import { findSitterPins, searchSitters } from "./search.service.ts";
import { createSitterFinder } from "./sitter-finder.ts";

export function bindSearch(platform: Platform): void {
  const { bind } = platform;
  const parts = { ...platform, sitters: createSitterFinder(platform) };

  bind(searchEndpoints.sitters, async ({ db, query, ...call }) =>
    searchSitters(parts, db, call, query),
  );

  bind(searchEndpoints.pins, async ({ query, ...call }) => findSitterPins(parts, call, query));
}
