import type { Search } from "./address/search.ts";

/** A search as the API takes it, in our own names. */
export function searchQuery({ where, filters }: Search): Record<string, unknown> {
  const { page, ...rest } = filters;
  const city = where.postalCode ?? where.slug;
  const isElsewhere = filters.latitude !== undefined;
  return {
    ...rest,
    ...(city && !isElsewhere ? { city } : {}),
    ...(page ? { page: String(page) } : {}),
  };
}
