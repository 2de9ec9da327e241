import type { NearbyPlace } from "#contract/search/sitter-figures.ts";

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
