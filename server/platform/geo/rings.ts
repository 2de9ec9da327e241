/** The outline of something, or of a hole in it: points as `[lng, lat]`. */
export type Ring = readonly (readonly [lng: number, lat: number])[];

/** Inside an odd number of outlines: what lies in a hole is inside two, and so outside. */
export function isInRings([lng, lat]: readonly [number, number], rings: readonly Ring[]): boolean {
  let isInside = false;
  for (const ring of rings) {
    for (const [at, [toLng, toLat]] of ring.entries()) {
      const [fromLng, fromLat] = ring.at(at - 1) ?? [0, 0];
      const isCrossed = fromLat > lat !== toLat > lat;
      if (!isCrossed) continue;
      const crossing = ((toLng - fromLng) * (lat - fromLat)) / (toLat - fromLat) + fromLng;
      if (lng < crossing) isInside = !isInside;
    }
  }
  return isInside;
}
