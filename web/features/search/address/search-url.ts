import type { Locale } from "#contract/shared/locale.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import {
  countryWords,
  type Filters,
  filtersOf,
  type Search,
  type SearchKind,
  withoutDefaults,
} from "./search.ts";
import { filtersOfWord, fitsWord, wordFor, wordIn } from "./search-words.ts";

/** The one address of a search: the place or the word in its path, the rest in `filters`. */
export function searchUrl(kind: SearchKind, search: Search, locale: Locale): string {
  const { query, postalCode, filters } = partsOf(kind, search, locale);
  const urls = urlsFor(locale);
  return kind === "sitters"
    ? urls.search(query, postalCode, filters)
    : urls.sitterWork(query, postalCode, filters);
}

/**
 * Without the wishes: what a search engine should know, page by page. An animal or a service with a
 * place has a page of its own, one for all languages; a postal code is the place that it is in.
 */
export function canonicalUrl(
  kind: SearchKind,
  search: Search,
  locale: Locale,
  /** The place that was found, where one was asked for. */
  placeSlug?: string,
): string {
  const { page } = search.filters;
  const ofPage = page ? { page } : {};
  if (kind === "sitters" && placeSlug) {
    const word = wordFor(search.filters);
    if (word) return urlsFor(locale).placePage(word, placeSlug);
    return searchUrl(kind, { where: { slug: placeSlug }, filters: ofPage }, locale);
  }
  // Who chose the whole country sees what guests see who chose nothing.
  const { country: _, ...where } = search.where;
  const word = wordInAddress({ ...search, where });
  const filters = { ...(word ? filtersOfWord(word) : {}), ...ofPage };
  return searchUrl(kind, { ...search, where, filters }, locale);
}

/** A word stays in the address while it still says what is asked for, and no place takes its seat. */
function wordInAddress({ word, where, filters }: Search): string | undefined {
  const isSeatTaken = where.slug || where.country;
  return word && !isSeatTaken && fitsWord(word, filters) ? word : undefined;
}

function partsOf(
  kind: SearchKind,
  search: Search,
  locale: Locale,
): { query?: string; postalCode?: string; filters: Filters } {
  const { slug, postalCode, country } = search.where;
  const filters = inOrder(kind, withoutDefaults(search.filters));
  const word = wordInAddress(search);
  if (word) {
    const { animalCategories: _animals, serviceTypes: _services, ...rest } = filters;
    return { query: wordIn(word, locale), postalCode, filters: rest };
  }
  if (slug) return { query: slug, postalCode, filters };
  if (country) return { query: countryWords[locale], filters };
  return { query: postalCode, filters };
}

function inOrder(kind: SearchKind, filters: Filters): Filters {
  const entries = filtersOf[kind].flatMap((key) =>
    filters[key] === undefined ? [] : [[key, filters[key]]],
  );
  return Object.fromEntries(entries) as Filters;
}
