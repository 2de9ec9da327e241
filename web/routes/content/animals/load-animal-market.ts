import type { WebsitePage } from "#contract/content.ts";
import type { SitterFigures } from "#contract/search/sitter-figures.ts";
import type { SitterCard } from "#contract/sitters.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { filtersOfWord, wordIn } from "#web/features/search/address/search-words.ts";
import type { Page } from "#web/lib/page/page.server.ts";

type AnimalSearch = NonNullable<WebsitePage["search"]>;

/** What there is of it just now. Whatever can't be told is left out; the page does without. */
export type AnimalMarket = {
  /** In the whole country. */
  everywhere: SitterFigures | null;
  /** Round where the visitor searched last. */
  near: { name: string; figures: SitterFigures } | null;
  sitters: SitterCard[];
  /** To all of them, near the visitor if we know where that is. */
  allUrl: string;
};

/** One row on a wide screen. */
const shown = 4;

export async function loadAnimalMarket(
  page: Page,
  { search, lastPlace }: { search: AnimalSearch; lastPlace: string | null },
): Promise<AnimalMarket> {
  const wishes = filtersOfWord(search.word);
  const [everywhere, around] = await Promise.all([
    page.spare("search.figures", { query: wishes }),
    lastPlace ? loadNear(page, wishes, lastPlace) : null,
  ]);
  const found =
    around?.sitters ?? (await page.spare("search.sitters", { query: { ...wishes, limit: "5" } }));
  const urls = urlsFor(page.locale);
  const word = wordIn(search.word, page.locale);
  return {
    everywhere: everywhere?.data ?? null,
    near: around && { name: around.name, figures: around.figures },
    sitters: found?.data.slice(0, shown) ?? [],
    allUrl: urls.search(word, around ? (lastPlace ?? undefined) : undefined),
  };
}

/** Null where nobody lives who does it: then the whole country is shown. */
async function loadNear(page: Page, wishes: ReturnType<typeof filtersOfWord>, city: string) {
  const query = { ...wishes, city };
  const [figures, sitters] = await Promise.all([
    page.spare("search.figures", { query }),
    page.spare("search.sitters", { query: { ...query, limit: "5" } }),
  ]);
  const name = figures?.center?.label;
  if (!name || !sitters || figures.data.total === 0) return null;
  return { name, figures: figures.data, sitters };
}
