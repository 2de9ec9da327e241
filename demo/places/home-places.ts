import placesData from "#server/platform/geo/data/places.json" with { type: "json" };
import postalCodes from "#server/platform/geo/data/postal-codes.json" with { type: "json" };
import { neighbourhoodTable } from "./neighbourhoods.ts";

/** A place where demo people live. */
export type HomePlace = {
  name: string;
  slug: string;
  lat: number;
  lng: number;
  province: string;
  /** Inhabitants, in thousands; villages that are not counted have about two. */
  thousands: number;
  /** Ranges of the four digits of its postal codes. */
  codes: [from: number, to: number][];
  neighbourhoods: Neighbourhood[];
};

export type Neighbourhood = { name: string; lat: number; lng: number; digits: number };

const villageThousands = 2;

let places: HomePlace[] | undefined;
let totalThousands = 0;

export function listHomePlaces(): HomePlace[] {
  if (places) return places;
  const codes = readCodes();
  const names = new Set<string>();
  places = [];
  // From large to small: of two places with one name, the smaller would be taken for the larger.
  for (const [name, slug, lat, lng, province, , thousands] of placesData.places as Row[]) {
    const ranges = codes.get(slug);
    if (!ranges || names.has(name) || name === "Schiphol") continue;
    names.add(name);
    places.push({
      name,
      slug,
      lat,
      lng,
      province,
      thousands: thousands || villageThousands,
      codes: ranges,
      neighbourhoods: readNeighbourhoods(neighbourhoodTable[slug]),
    });
  }
  totalThousands = places.reduce((sum, place) => sum + place.thousands, 0);
  return places;
}

type Row = [string, string, number, number, string, string, number];

const golden = 0.6180339887498949;

/**
 * Where the nth person lives: as many in each place as its size asks for. Steps of the golden ratio
 * fill evenly from the first person on, so that four hundred are spread as well as ten thousand.
 */
export function placeOf(number: number, shift: number): HomePlace {
  const all = listHomePlaces();
  let left = ((number * golden + shift) % 1) * totalThousands;
  for (const place of all) {
    left -= place.thousands;
    if (left < 0) return place;
  }
  throw new Error("nobody lives anywhere");
}

export function getHomePlace(slug: string): HomePlace {
  const place = listHomePlaces().find((each) => each.slug === slug);
  if (!place) throw new Error(`no place ${slug}`);
  return place;
}

function readCodes(): Map<string, [number, number][]> {
  const bySlug = new Map<string, [number, number][]>();
  for (const entry of postalCodes) {
    const [range = "", slug = ""] = entry.split(" ");
    const [from = "", to = from] = range.split("-");
    const ranges = bySlug.get(slug) ?? [];
    ranges.push([Number(from), Number(to)]);
    bySlug.set(slug, ranges);
  }
  return bySlug;
}

function readNeighbourhoods(text: string | undefined): Neighbourhood[] {
  if (!text) return [];
  return text.split(";").map((entry) => {
    const parts = entry.trim().split(/\s+/);
    const [lat, lng, digits] = parts.slice(-3).map(Number);
    return {
      name: parts.slice(0, -3).join(" "),
      lat: lat ?? 0,
      lng: lng ?? 0,
      digits: digits ?? 0,
    };
  });
}
