import type { NearbyPlace, PlaceSitters } from "#contract/search/sitter-figures.ts";
import type { SitterWishes } from "#contract/search.ts";
import { defaultDistanceKm } from "#contract/shared/whereabouts.ts";
import {
  groupByPlace,
  summariseSitters,
} from "#server/domains/profiles/sitters/sitter-figures.service.ts";
import type { AnswerCache } from "#server/platform/caching/answer-cache.ts";
import type { Context } from "#server/platform/context.ts";
import { distanceKm } from "#server/platform/geo/distance.ts";
import { listDistricts } from "#server/platform/geo/districts.ts";
import type { Place } from "#server/platform/geo/places.ts";
import { isInRings } from "#server/platform/geo/rings.ts";
import { notFound } from "#server/platform/http/problem.ts";
import type { SitterFinder } from "../sitter-finder.ts";
import { drawDistricts } from "./district-map.rules.ts";

export type PlacesCache = AnswerCache<PlaceSitters>;

type PlaceContext = Context<"places"> & { sitters: SitterFinder; placesCache: PlacesCache };
type Counted = Pick<SitterWishes, "serviceTypes" | "animalCategories">;

/** As far as somebody still goes for an evening's walk; whoever lives in a place lives within it. */
const nearbyKm = 25;

/** 404 for a place that we don't know. The same for everybody who asks. */
export async function getPlaceSitters(
  ctx: PlaceContext,
  { slug, wishes }: { slug: string; wishes: Counted },
): Promise<PlaceSitters> {
  const place = await ctx.places.findByName(slug);
  if (!place) throw notFound();
  const { serviceTypes = [], animalCategories = [] } = wishes;
  const kept = [place.slug, serviceTypes.toSorted(), animalCategories.toSorted()];
  return ctx.placesCache.get(JSON.stringify(kept), () => countSitters(ctx, { place, wishes }));
}

async function countSitters(
  ctx: PlaceContext,
  { place, wishes }: { place: Place; wishes: Counted },
): Promise<PlaceSitters> {
  const index = await ctx.sitters.catchUp();
  const within = (km: number) =>
    index.listPoints({
      wishes,
      area: { kind: "circle", center: place, km },
      exceptIds: [],
      hiddenUserIds: new Set(),
    });
  const found = within(nearbyKm);
  const around = within(defaultDistanceKm).length;
  const byPlace = await groupByPlace(ctx, { profileIds: found.map(({ id }) => id) });
  const here = new Set(byPlace.get(place.slug));
  const districts = here.size > 0 ? listDistricts(place.slug) : [];
  const points = found
    .filter(({ id }) => here.has(id))
    .map(({ longitude, latitude }) => [longitude, latitude] as const);
  return {
    name: place.name,
    slug: place.slug,
    figures: await summariseSitters(ctx, { profileIds: [...here] }),
    around,
    nearby: nearbyPlaces(await listOthers(ctx, place, byPlace)),
    ...(districts.length > 0 && { districts: drawDistricts(districts, points, isInRings) }),
  };
}

async function listOthers(
  { places }: Context<"places">,
  from: Place,
  byPlace: ReadonlyMap<string, readonly number[]>,
): Promise<NearbyPlace[]> {
  const others = [...byPlace].filter(([slug]) => slug !== from.slug);
  const known = await Promise.all(
    others.map(async ([slug, profileIds]) => {
      const place = await places.findByName(slug);
      if (place?.slug !== slug) return [];
      const km = distanceKm(from, place);
      return [{ name: place.name, slug, sitterCount: profileIds.length, km }];
    }),
  );
  return known.flat();
}

/** As many as a signpost holds. */
const mostNearby = 5;

/** The nearest places with somebody in them; `km` as the crow flies. */
export function nearbyPlaces(places: readonly NearbyPlace[]): NearbyPlace[] {
  return (
    places
      .toSorted((a, b) => a.km - b.km || a.name.localeCompare(b.name, "nl"))
      .slice(0, mostNearby)
      // Whoever lives next door still lives elsewhere.
      .map((place) => ({ ...place, km: Math.max(1, Math.round(place.km)) }))
  );
}
