import { formMark, placeName } from "./form-names.ts";
import { readFilterFields } from "./read-filter-fields.ts";
import { readSearch } from "./read-search.ts";
import type { Search, SearchKind } from "./search.ts";

export type SearchForm = {
  /** As it was typed, for which a place is still to be found; null when the form doesn't ask. */
  place: string | null;
  search: Search;
};

/**
 * A search sent by a plain form, without scripts: a parameter for each field, in the wire's names,
 * beside the `filters` that the form has no field for. Null when the address is no such form's.
 */
export function readForm(
  kind: SearchKind,
  path: { query?: string; postalCode?: string },
  fields: URLSearchParams,
): SearchForm | null {
  const given = readFilterFields(kind, fields);
  const place = fields.get(placeName)?.trim().slice(0, 80) ?? null;
  if (!given && place === null && !fields.has(formMark)) return null;
  const rest = readSearch(kind, { filters: fields.get("filters") }).search.filters;
  const { filters } = readSearch(kind, { filters: JSON.stringify({ ...rest, ...given }) }).search;
  // A word in the path shows in the form as ticked boxes; unticked, it is no longer meant.
  const { where } = readSearch(kind, { ...path, filters: null }).search;
  // Another place is typed; an emptied field leaves the choice of the whole country, if it was one.
  const kept = where.country ? { country: where.country } : {};
  return { place, search: { where: place === null ? where : kept, filters } };
}
