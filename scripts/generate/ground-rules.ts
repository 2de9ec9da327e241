import { isInRings, type Ring } from "#server/platform/geo/rings.ts";

/**
 * A tint for each area, as few as it takes, none the same as a neighbour's. The one with the most
 * neighbours chooses first.
 */
export function tintsOf(areas: readonly { lines: ReadonlySet<number> }[]): number[] {
  const onLine = new Map<number, number[]>();
  for (const [at, { lines }] of areas.entries()) {
    for (const line of lines) onLine.set(line, [...(onLine.get(line) ?? []), at]);
  }
  const neighbours = areas.map(({ lines }, at) => {
    const touching = [...lines].flatMap((line) => onLine.get(line) ?? []);
    return new Set(touching.filter((other) => other !== at));
  });
  const tints = new Array<number>(areas.length).fill(-1);
  const byNeighbours = [...areas.keys()].toSorted(
    (a, b) => (neighbours[b]?.size ?? 0) - (neighbours[a]?.size ?? 0),
  );
  for (const at of byNeighbours) {
    const taken = new Set([...(neighbours[at] ?? [])].map((other) => tints[other]));
    let tint = 0;
    while (taken.has(tint)) tint += 1;
    tints[at] = tint;
  }
  return tints;
}

const steps = 24;

/** Where a name stands best: of a grid of points within the outline, the one furthest from its edge. */
export function spotForName(polygon: readonly Ring[]): readonly [number, number] {
  const [outline = []] = polygon;
  const narrowing = Math.cos(((outline[0]?.[1] ?? 0) * Math.PI) / 180);
  const west = Math.min(...outline.map(([lng]) => lng));
  const east = Math.max(...outline.map(([lng]) => lng));
  const south = Math.min(...outline.map(([, lat]) => lat));
  const north = Math.max(...outline.map(([, lat]) => lat));
  let best: readonly [number, number] = outline[0] ?? [0, 0];
  let furthest = 0;
  for (let row = 0.5; row < steps; row += 1) {
    for (let column = 0.5; column < steps; column += 1) {
      const spot = [
        west + ((east - west) * column) / steps,
        south + ((north - south) * row) / steps,
      ] as const;
      const far = isInRings(spot, polygon) ? distanceToEdge(spot, polygon, narrowing) : 0;
      if (far <= furthest) continue;
      furthest = far;
      best = spot;
    }
  }
  return best;
}

function distanceToEdge(
  [lng, lat]: readonly [number, number],
  polygon: readonly Ring[],
  narrowing: number,
): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of polygon) {
    for (const [at, [toLng, toLat]] of ring.entries()) {
      const [fromLng, fromLat] = ring.at(at - 1) ?? [toLng, toLat];
      const [ax, ay] = [(fromLng - lng) * narrowing, fromLat - lat];
      const [bx, by] = [(toLng - lng) * narrowing, toLat - lat];
      const along = (bx - ax) ** 2 + (by - ay) ** 2;
      const part = along === 0 ? 0 : -(ax * (bx - ax) + ay * (by - ay)) / along;
      const within = Math.max(0, Math.min(1, part));
      nearest = Math.min(nearest, Math.hypot(ax + within * (bx - ax), ay + within * (by - ay)));
    }
  }
  return nearest;
}

/** What nobody calls a place by. */
const noName = /^(Wijk \d+|Verspreide? .*|.* deel der gemeente)$/;
const longest = 32;

/** A district's name as it stands on the map; none where it says nothing, or no more than the town's. */
export function districtName(name: string, townNames: ReadonlySet<string>): string | null {
  const short = name.replaceAll(/\s*\/\s*/g, " / ").trim();
  if (noName.test(short) || townNames.has(short) || short.length > longest) return null;
  return short;
}
