import { allBadges } from "#contract/badges.ts";
import type { AppData } from "#contract/content.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { listProductReviews } from "#server/domains/reviews/product-reviews/product-reviews.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Places } from "#server/platform/geo/places.ts";
import {
  countSeenRequests,
  listPlacesWithSitters,
  type PlaceOnTheMap,
} from "./content.repository.ts";

const placesShown = 12;
const reviewsShown = 6;

export async function getAppData({ db, now, places }: Context<"places">): Promise<AppData> {
  const all = await listPlacesWithSitters(db);
  return {
    sitterCount: all.reduce((sum, { sitterCount }) => sum + sitterCount, 0),
    placeCount: all.length,
    requestCount: await countSeenRequests(db, dayInAmsterdam(now)),
    places: await Promise.all(all.slice(0, placesShown).map((place) => present(places, place))),
    pageReviews: (await listProductReviews({ db, now }, { offset: 0, limit: reviewsShown })).data,
    badges: allBadges,
  };
}

/** By its own name, however its people write it. */
async function present(places: Places, { slug, name, sitterCount }: PlaceOnTheMap) {
  const place = await places.findByName(slug);
  return { name: place?.name ?? name, slug, sitterCount };
}
