type Place = { lat: number; lng: number };

const metresPerDegree = 111_195;

/**
 * Douglas and Peucker: a line with fewer places that is nowhere farther than the tolerance from one that
 * was left out. Both ends stay. Flat, which over a walk is exact to the centimetre.
 */
export function thinLine<P extends Place>(line: readonly P[], toleranceM: number): P[] {
  const flat = flatten(line);
  const isKept = line.map((_, index) => index === 0 || index === line.length - 1);
  // A list of what is still to be looked at, not recursion: a walk has thousands of places.
  const open: [number, number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part;
    const farthest = farthestBetween(flat, first, last);
    if (!farthest || farthest.metres <= toleranceM) continue;
    isKept[farthest.index] = true;
    open.push([first, farthest.index], [farthest.index, last]);
  }
  return line.filter((_, index) => isKept[index]);
}

type Flat = { x: number; y: number };

function flatten(line: readonly Place[]): Flat[] {
  const [start] = line;
  if (!start) return [];
  const eastward = metresPerDegree * Math.cos((start.lat * Math.PI) / 180);
  return line.map(({ lat, lng }) => ({
    x: (lng - start.lng) * eastward,
    y: (lat - start.lat) * metresPerDegree,
  }));
}

function farthestBetween(
  flat: readonly Flat[],
  first: number,
  last: number,
): { index: number; metres: number } | null {
  const [from, to] = [flat[first], flat[last]];
  if (!from || !to) return null;
  let farthest: { index: number; metres: number } | null = null;
  for (let index = first + 1; index < last; index++) {
    const place = flat[index];
    if (!place) continue;
    const metres = metresToStretch(place, from, to);
    if (!farthest || metres > farthest.metres) farthest = { index, metres };
  }
  return farthest;
}

/** To the nearest place of the stretch between two, its ends included: a walk often ends where it began. */
function metresToStretch(place: Flat, from: Flat, to: Flat): number {
  const [wide, high] = [to.x - from.x, to.y - from.y];
  const squared = wide ** 2 + high ** 2;
  const along =
    squared === 0 ? 0 : ((place.x - from.x) * wide + (place.y - from.y) * high) / squared;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(place.x - from.x - part * wide, place.y - from.y - part * high);
}
