type Bounds = { south: number; north: number; west: number; east: number };

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
