import type { JobSort } from "#contract/requests/public-requests.ts";
import type { SitterSort } from "#contract/search.ts";
import type { Search, SearchKind } from "./address/search.ts";

type SortOf = { sitters: SitterSort; requests: JobSort };

/** A search as the API takes it, in our own names. */
export function searchQuery<Kind extends SearchKind>(_kind: Kind, { where, filters }: Search) {
  const { page, sortBy, ...rest } = filters;
  const city = where.postalCode ?? where.slug;
  const isElsewhere = filters.latitude !== undefined;
  return {
    ...rest,
    // An address is read with the orders of its own kind of search alone.
    ...(sortBy ? { sortBy: sortBy as SortOf[Kind] } : {}),
    ...(city && !isElsewhere ? { city } : {}),
    ...(page ? { page: String(page) } : {}),
  };
}
