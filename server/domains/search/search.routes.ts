import { searchEndpoints } from "#contract/search.ts";
import type { Platform } from "#server/platform/platform.ts";
import { findSitterPins, searchSitters } from "./search.service.ts";

export function bindSearch(platform: Platform): void {
  const { bind } = platform;

  bind(searchEndpoints.sitters, async ({ db, query, ...call }) =>
    searchSitters(platform, db, call, query),
  );

  bind(searchEndpoints.pins, async ({ db, query, ...call }) => findSitterPins(db, call, query));
}
