import type { AppData } from "#contract/content.ts";
import type { BestReview } from "#contract/reviews.ts";
import { type AnimalCategory, animalCategories } from "#contract/shared/animals.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { SitterCard } from "#contract/sitters.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { wordFor, wordIn } from "#web/features/search/address/search-words.ts";
import type { Page } from "#web/lib/page/page.server.ts";

export type FrontDoorData = {
  /** Absent when it can't be told; the page does without. */
  app: AppData | null;
  /** The search for sitters of each animal. */
  searches: Record<AnimalCategory, string>;
  sitters: SitterCard[];
  /** Where the visitor searched last. */
  near: { name: string; slug: string } | null;
  /** The best that owners say of sitters, and sitters of owners. */
  reviews: BestReview[][];
};

/** One row on a wide screen. */
const shown = 4;

export async function loadFrontDoor(page: Page, lastPlace: string | null): Promise<FrontDoorData> {
  const [app, found, reviews] = await Promise.all([
    page.spare("content.appData", {}),
    loadSitters(page, lastPlace),
    loadReviews(page),
  ]);
  return { app, searches: searchesIn(page.locale), ...found, reviews };
}

/** Of each kind, one row on a wide screen. */
const shownOfEach = 3;

async function loadReviews(page: Page): Promise<BestReview[][]> {
  const [byOwners, bySitters] = await Promise.all([
    page.spare("reviews.best", {}),
    page.spare("reviews.bestBySitters", {}),
  ]);
  return [byOwners, bySitters].map((found) => found?.data.slice(0, shownOfEach) ?? []);
}

async function loadSitters(page: Page, lastPlace: string | null) {
  if (lastPlace) {
    const around = await page.spare("search.sitters", {
      query: { city: lastPlace, guaranteedResults: "true", limit: "5" },
    });
    const name = around?.center?.label;
    if (name) {
      return { sitters: around.data.slice(0, shown), near: { name, slug: lastPlace } };
    }
  }
  const anywhere = await page.spare("search.sitters", { query: { limit: "5" } });
  return { sitters: anywhere?.data.slice(0, shown) ?? [], near: null };
}

/** Here and not in the browser, which would need all the words that addresses are made of. */
function searchesIn(locale: Locale): FrontDoorData["searches"] {
  const urls = urlsFor(locale);
  const entries = animalCategories.map((animal) => {
    const word = wordFor({ animalCategories: [animal] });
    return [animal, urls.search(word ? wordIn(word, locale) : undefined)];
  });
  return Object.fromEntries(entries);
}
