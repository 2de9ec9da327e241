import { formatNumber } from "#web/lib/text/formatting.ts";

export type PlaceLineProps = { place: string; distanceKm: number | undefined };

/** On one line: a long place is cut off, never the distance. */
export function PlaceLine({ place, distanceKm }: PlaceLineProps) {
  return (
    <span className="flex min-w-0">
      <span className="truncate">{place}</span>
      {distanceKm !== undefined && (
        <span className="shrink-0 whitespace-pre">
          {` · ${formatNumber(distanceKm, distanceKm % 1 === 0 ? 0 : 1)} km`}
        </span>
      )}
    </span>
  );
}
