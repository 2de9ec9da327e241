import { slugOf } from "#server/platform/geo/place-name.ts";
import type { Places } from "#server/platform/geo/places.ts";

export type KnownPlace = { name: string; slug: string };

/** The place of a city as people wrote it. Each is looked up once: lists are long, places few. */
export function placeFinder(places: Places): (city: string) => Promise<KnownPlace> {
  const known = new Map<string, Promise<KnownPlace>>();
  return (city) => {
    const found = known.get(city) ?? find(places, city);
    known.set(city, found);
    return found;
  };
}

async function find(places: Places, city: string): Promise<KnownPlace> {
  const place = await places.findByName(city);
  return { name: place?.name ?? city, slug: place?.slug ?? slugOf(city) };
}
