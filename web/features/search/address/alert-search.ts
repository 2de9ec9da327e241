import type { AlertsShown } from "#contract/urls/urls.ts";
import type { Search, SearchKind } from "./search.ts";

/** A search as the form for an alert begins with it: all but its order and its page. */
export function alertSearch(kind: SearchKind, { where, filters }: Search): AlertsShown {
  const { sortBy: _sort, page: _page, ...asked } = filters;
  const isPoint = asked.latitude !== undefined;
  const { slug, postalCode } = where;
  return {
    new: kind,
    ...(isPoint ? {} : { query: slug ?? postalCode, postalCode: slug && postalCode }),
    filters: asked,
  };
}
