import { defaultPageSize } from "#contract/shared/paging.ts";
import { missingText, ruleText } from "#contract/shared/validation/validation.ts";
import { maxWidenedKm, type SearchCenter } from "#contract/shared/whereabouts.ts";
import type { VisitorContext } from "#server/platform/context.ts";
import { type Area, middleOf } from "#server/platform/geo/areas.ts";
import type { Place, Places } from "#server/platform/geo/places.ts";
import { kmOfSquaredChord } from "#server/platform/geo/sphere.ts";
import { invalid } from "#server/platform/http/problem.ts";

/** Where sitters and requests are looked for: both searches ask in the same words. */
export type Whereabouts = {
  latitude?: number | undefined;
  longitude?: number | undefined;
  latitudeEnd?: number | undefined;
  longitudeEnd?: number | undefined;
  distance: number;
  city?: string | undefined;
};

export type Located = { area: Area; center: SearchCenter | undefined };

/** 422 for a place that we don't know, and for half a point or half a box. */
export async function locate(
  ctx: Pick<VisitorContext<"places">, "places" | "locale">,
  asked: Whereabouts,
): Promise<Located> {
  const area = areaOf(ctx, asked) ?? { kind: "everywhere" };
  const middle = middleOf(area);
  if (middle) return { area, center: { latitude: middle.lat, longitude: middle.lng } };
  if (asked.city === undefined) return { area, center: undefined };
  const place = await findPlace(ctx.places, asked.city);
  if (!place) throw invalid({ city: [ruleText("placeUnknown", ctx.locale)] });
  const { lat, lng, name, slug } = place;
  return {
    area: { kind: "circle", center: { lat, lng }, km: asked.distance },
    center: { latitude: lat, longitude: lng, label: name, slug },
  };
}

type Language = Pick<VisitorContext, "locale">;

function areaOf(ctx: Language, asked: Whereabouts): Area | null {
  const { latitude, longitude, latitudeEnd, longitudeEnd, distance } = asked;
  const corners = { latitude, longitude, latitudeEnd, longitudeEnd };
  if (latitudeEnd === undefined && longitudeEnd === undefined) {
    if (latitude === undefined && longitude === undefined) return null;
    if (latitude === undefined || longitude === undefined) {
      throw missing(ctx, { latitude, longitude });
    }
    return { kind: "circle", center: { lat: latitude, lng: longitude }, km: distance };
  }
  if (
    latitude === undefined ||
    longitude === undefined ||
    latitudeEnd === undefined ||
    longitudeEnd === undefined
  ) {
    throw missing(ctx, corners);
  }
  return boxOf({ latitude, longitude, latitudeEnd, longitudeEnd });
}

/** From any corner to the one across. */
export function boxOf(corners: {
  latitude: number;
  longitude: number;
  latitudeEnd: number;
  longitudeEnd: number;
}): Extract<Area, { kind: "box" }> {
  const { latitude, longitude, latitudeEnd, longitudeEnd } = corners;
  return {
    kind: "box",
    bounds: {
      south: Math.min(latitude, latitudeEnd),
      north: Math.max(latitude, latitudeEnd),
      west: Math.min(longitude, longitudeEnd),
      east: Math.max(longitude, longitudeEnd),
    },
  };
}

function missing({ locale }: Language, fields: Record<string, number | undefined>) {
  const absent = Object.keys(fields).filter((field) => fields[field] === undefined);
  return invalid(Object.fromEntries(absent.map((field) => [field, [missingText(field, locale)]])));
}

/** By postal code, or by the name or the slug that addresses of pages have. */
async function findPlace(places: Places, city: string): Promise<Place | null> {
  return (await places.findByPostalCode(city)) ?? (await places.findByName(city));
}

/** Rounded up to half a kilometre, and only from a point that somebody asked for. */
export function shownDistance(area: Area, squaredChord: number | null): number | undefined {
  if (area.kind !== "circle" || squaredChord === null) return undefined;
  // Ten kilometres that come out as a millionth of a millimetre more are still ten.
  return Math.ceil(kmOfSquaredChord(squaredChord) * 2 - 1e-6) / 2;
}

/**
 * Looks further and further, twice as far each time, until enough are found. Only a circle grows:
 * who asks for a box wants what is in it.
 */
export async function lookFurther<Found extends { total: number }>(
  area: Area,
  limit: number,
  look: (area: Area) => Promise<Found>,
): Promise<{ found: Found; area: Area; widenedTo: number | undefined }> {
  // 'All' is no number to be reached; a page as usual will do.
  const enough = limit === -1 ? defaultPageSize : limit;
  let reached = area;
  let found = await look(area);
  while (found.total < enough && reached.kind === "circle" && reached.km < maxWidenedKm) {
    reached = { ...reached, km: Math.min(maxWidenedKm, Math.max(5, 2 * reached.km)) };
    found = await look(reached);
  }
  const widenedTo = reached !== area && reached.kind === "circle" ? reached.km : undefined;
  return { found, area: reached, widenedTo };
}
