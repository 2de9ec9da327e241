import { maxPins, type Pin } from "#contract/shared/whereabouts.ts";
import type { Bounds } from "#server/platform/geo/sphere.ts";
import { cellSizeOf } from "./pins.rules.ts";

type Mark = { id: number; latitude: number; longitude: number };

/**
 * Marks for everything in the box: each by itself where there is room, else one for each square of a
 * grid, in the middle of those it stands for.
 */
export function gatherPins(marks: readonly Mark[], bounds: Bounds): { data: Pin[]; total: number } {
  const total = marks.length;
  if (total <= maxPins) return { data: marks.map((mark) => ({ ...mark, count: 1 })), total };
  const cell = cellSizeOf(bounds, maxPins);
  const squares = new Map<string, Pin & { id: number }>();
  for (const { id, latitude, longitude } of marks) {
    const key = `${Math.floor(latitude / cell.lat)} ${Math.floor(longitude / cell.lng)}`;
    const square = squares.get(key);
    if (!square) {
      squares.set(key, { id, latitude, longitude, count: 1 });
      continue;
    }
    square.latitude += latitude;
    square.longitude += longitude;
    square.count += 1;
  }
  const data = [...squares.values()].map(({ id, latitude, longitude, count }) => ({
    latitude: latitude / count,
    longitude: longitude / count,
    count,
    id: count === 1 ? id : undefined,
  }));
  return { data, total };
}
