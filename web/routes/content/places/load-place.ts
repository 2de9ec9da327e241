import type { PlaceSitters } from "#contract/search/sitter-figures.ts";
import type { SitterCard } from "#contract/sitters.ts";
import type { SearchWordKey } from "#contract/urls/search-words.ts";
import { searchUrl } from "#web/features/search/address/search-url.ts";
import { filtersOfWord } from "#web/features/search/address/search-words.ts";
import { notFound, type Page } from "#web/lib/page/page.server.ts";

export type LoadedPlace = {
  word: SearchWordKey;
  sitters: PlaceSitters;
  /** The best rated of those whom a search round the place finds. */
  best: SitterCard[];
  searchUrl: string;
};

/** One row on a wide screen. */
const shown = 4;

/** No place has a longer one, and the API takes none. */
const longestName = 80;

/** Whoever asks for a place that is none gets the page for lost ones. */
export async function loadPlace(
  page: Page,
  { word, place }: { word: SearchWordKey; place: string },
): Promise<LoadedPlace> {
  if (place.length > longestName) return notFound(page);
  const filters = filtersOfWord(word);
  const found = await page.find("search.place", { params: { slug: place }, query: filters });
  if (!found) return notFound(page);
  const { slug } = found.data;
  // An error here takes away the row, not the page.
  const best = await page.spare("search.sitters", {
    query: { ...filters, city: slug, sortBy: "rating", limit: "5" },
  });
  return {
    word,
    sitters: found.data,
    best: best?.data.slice(0, shown) ?? [],
    searchUrl: searchUrl("sitters", { where: { slug }, filters }, page.locale),
  };
}
