import { maxPins, type Pin } from "#contract/shared/whereabouts.ts";
import type { Bounds } from "#server/platform/geo/sphere.ts";

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

/** On a map of these parts a degree of longitude is as wide as 0.6 of latitude is high. */
const heightToWidth = 0.6;

/**
 * The smallest squares of which no more than `most` touch the box. They halve in steps and lie
 * still on the map, so that marks stay where they are while somebody drags it.
 */
export function cellSizeOf(bounds: Bounds, most: number): { lat: number; lng: number } {
  const touched = (from: number, to: number, size: number) =>
    Math.floor(to / size) - Math.floor(from / size) + 1;
  let lng = 2 ** -16;
  for (;;) {
    const lat = lng * heightToWidth;
    const count = touched(bounds.south, bounds.north, lat) * touched(bounds.west, bounds.east, lng);
    if (count <= most) return { lat, lng };
    lng *= 2;
  }
}
