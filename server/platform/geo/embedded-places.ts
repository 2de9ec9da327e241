import data from "./data/places.json" with { type: "json" };
import postalCodes from "./data/postal-codes.json" with { type: "json" };
import { distanceKm } from "./distance.ts";
import { otherNames, placeKey, placeWords } from "./place-name.ts";
import type { Place, Places } from "./places.ts";
import { parsePostalDigits } from "./postal-code.ts";

type Row = [
  name: string,
  slug: string,
  lat: number,
  lng: number,
  province: string,
  municipality: string,
  thousands: number,
];
type Name = { key: string; words: string[]; place: Place };
type Range = { from: number; to: number; place: Place };

// No point of the country is this far from a place; the middle of the IJsselmeer is.
const farthestKm = 15;
// A new street can get a code that the table has not: its neighbours are in the same place.
const nearestCodes = 3;

/** Dutch places and postal codes from the repository: no network, no key, good enough to start. */
export function createEmbeddedPlaces(): Places {
  const places = (data.places as Row[]).map(toPlace);
  const bySlug = new Map(places.map((place) => [place.slug, place]));
  // In the order of the file: by size.
  const names = places.flatMap((place) =>
    [place.name, ...(otherNames[place.slug] ?? [])].map((name) => toName(name, place)),
  );
  const byKey = new Map(names.toReversed().map(({ key, place }) => [key, place]));
  const ranges = readRanges(bySlug);

  const findByDigits = (digits: number): Place | null => {
    let best: { place: Place; away: number } | null = null;
    for (const { from, to, place } of ranges) {
      const away = Math.max(from - digits, digits - to, 0);
      if (away <= nearestCodes && away < (best?.away ?? Number.POSITIVE_INFINITY)) {
        best = { place, away };
      }
    }
    return best?.place ?? null;
  };

  return {
    async suggest(query, limit) {
      const digits = parsePostalDigits(query);
      if (digits !== null) {
        const place = findByDigits(digits);
        return place ? [place].slice(0, limit) : [];
      }
      // 'Amsterdam Noord' is no place of the list, but 'Amsterdam' is.
      for (let words = placeWords(query); words.length > 0; words = words.slice(0, -1)) {
        const found = rank(names, words).slice(0, limit);
        if (found.length > 0) return found;
      }
      return [];
    },

    async findByPostalCode(postalCode) {
      const digits = parsePostalDigits(postalCode);
      return digits === null ? null : findByDigits(digits);
    },

    async findByName(name) {
      return bySlug.get(name) ?? byKey.get(placeKey(name)) ?? null;
    },

    async nearest(lat, lng) {
      let best: { place: Place; km: number } | null = null;
      for (const place of places) {
        const km = distanceKm({ lat, lng }, place);
        if (km <= farthestKm && km < (best?.km ?? Number.POSITIVE_INFINITY)) best = { place, km };
      }
      return best?.place ?? null;
    },
  };
}

/** The name itself, then names that begin so, then names with a word that begins so. */
function rank(names: readonly Name[], words: readonly string[]): Place[] {
  const key = words.join("");
  const tiers: Place[][] = [[], [], []];
  for (const name of names) {
    if (name.key === key) tiers[0]?.push(name.place);
    else if (name.key.startsWith(key)) tiers[1]?.push(name.place);
    else if (name.words.some((_, at) => name.words.slice(at).join("").startsWith(key))) {
      tiers[2]?.push(name.place);
    }
  }
  return [...new Set(tiers.flat())];
}

function toPlace([name, slug, lat, lng, province, municipality]: Row): Place {
  return { name, slug, lat, lng, province, municipality };
}

function toName(name: string, place: Place): Name {
  return { key: placeKey(name), words: placeWords(name), place };
}

function readRanges(bySlug: ReadonlyMap<string, Place>): Range[] {
  return postalCodes.map((entry) => {
    const [codes = "", slug = ""] = entry.split(" ");
    const [from = "", to = from] = codes.split("-");
    const place = bySlug.get(slug);
    if (!place) throw new Error(`Postal codes ${codes}: no place ${slug}`);
    return { from: Number(from), to: Number(to), place };
  });
}
