import type { SearchForm } from "#web/features/search/address/read-form.ts";
import { readTyped, type Typed } from "#web/features/search/address/read-typed.ts";
import { type Search, type Where, withTyped } from "#web/features/search/address/search.ts";
import { wordFor } from "#web/features/search/address/search-words.ts";
import { type FoundPlace, placeSuggestions } from "#web/features/search/places/place-pick.ts";

export type PlaceSources = {
  /** The places that fit a text, the likeliest first. */
  suggest: (text: string) => Promise<readonly FoundPlace[]>;
  /** Where the viewer lives; null for guests. */
  own: () => Promise<Where | null>;
};

/** What a form asks for: the place that was typed is looked up, words beside it become wishes. */
export async function searchOfForm(form: SearchForm, sources: PlaceSources): Promise<Search> {
  const { place, search } = form;
  if (place === null) return search;
  const typed = readTyped(place);
  const filters = withTyped(search.filters, typed.wishes);
  const where = await whereOf(typed, search.where, sources);
  const word = wordFor(filters);
  // Of an address without a place, a word may be the path: `/zoeken/hondenoppas`.
  return { where, filters, ...(word && Object.keys(where).length === 0 ? { word } : {}) };
}

async function whereOf(typed: Typed, kept: Where, { suggest, own }: PlaceSources): Promise<Where> {
  const { place, postalCode, wishes, isCountry } = typed;
  if (isCountry) return { country: true };
  const text = postalCode ?? place;
  if (text === "") {
    // Who empties the field of a list wants them all; who asks for a dog sitter has one near in mind.
    const isEmptied = kept.country && Object.keys(wishes).length === 0;
    return isEmptied ? kept : ((await own()) ?? {});
  }
  const [likeliest] = placeSuggestions(text, await suggest(text));
  // Nothing found: the page under that name says so.
  if (!likeliest) return { slug: text };
  const { slug, postalCode: code } = likeliest.pick;
  return { slug, ...(code ? { postalCode: code } : {}) };
}
