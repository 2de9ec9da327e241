import type { AppData, PlaceWithSitters } from "#contract/content.ts";
import type { Db } from "#server/db/database.ts";
import { dayInAmsterdam } from "#server/platform/clock.ts";
import type { Platform } from "#server/platform/platform.ts";
import { countSeenRequests, listCitiesWithSitters } from "./content.repository.ts";
import { placeFinder } from "./place-slugs.ts";

export type PlaceOnTheMap = PlaceWithSitters & { changedAt: Date };

/** Two spellings of one place are one place. Those with the most sitters first. */
export async function listPlacesWithSitters(
  { places }: Pick<Platform, "places">,
  db: Db,
): Promise<PlaceOnTheMap[]> {
  const placeOf = placeFinder(places);
  const bySlug = new Map<string, PlaceOnTheMap>();
  for (const { city, sitterCount, changedAt } of await listCitiesWithSitters(db)) {
    const { name, slug } = await placeOf(city);
    const known = bySlug.get(slug);
    bySlug.set(slug, {
      name,
      slug,
      sitterCount: sitterCount + (known?.sitterCount ?? 0),
      changedAt: known && known.changedAt > changedAt ? known.changedAt : changedAt,
    });
  }
  return [...bySlug.values()].toSorted(
    (a, b) => b.sitterCount - a.sitterCount || a.slug.localeCompare(b.slug),
  );
}

const placesShown = 12;

export async function getAppData(
  parts: Pick<Platform, "places" | "clock">,
  db: Db,
): Promise<AppData> {
  const places = await listPlacesWithSitters(parts, db);
  return {
    sitterCount: places.reduce((sum, { sitterCount }) => sum + sitterCount, 0),
    placeCount: places.length,
    requestCount: await countSeenRequests(db, dayInAmsterdam(parts.clock.now())),
    places: places
      .slice(0, placesShown)
      .map(({ name, slug, sitterCount }) => ({ name, slug, sitterCount })),
  };
}
