import type { Point } from "./distance.ts";

/** The Earth as a sphere with its mean radius. */
export const earthRadiusKm = 6_371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

export type Vector = { x: number; y: number; z: number };

/** A point as a step of length one from the middle of the Earth. */
export function unitVector({ lat, lng }: Point): Vector {
  const [northward, eastward] = [radians(lat), radians(lng)];
  return {
    x: Math.cos(northward) * Math.cos(eastward),
    y: Math.cos(northward) * Math.sin(eastward),
    z: Math.sin(northward),
  };
}

/**
 * The straight line under a way of so many km over the surface, squared, in radii. The database
 * compares these: that takes a few multiplications, and no sines for each row.
 */
export function squaredChordOf(km: number): number {
  return (2 * Math.sin(Math.min(km / earthRadiusKm, Math.PI) / 2)) ** 2;
}

export function kmOfSquaredChord(squaredChord: number): number {
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(squaredChord) / 2));
}

export type Bounds = { south: number; north: number; west: number; east: number };

/** A box with all of the circle in it, for an index to start from. */
export function boundsOf(center: Point, km: number): Bounds {
  // Wider than any rounding, far narrower than a house.
  const grace = 1e-7;
  const reach = km / earthRadiusKm;
  const south = center.lat - degrees(reach) - grace;
  const north = center.lat + degrees(reach) + grace;
  // With a pole in it, every meridian is.
  const aside =
    south <= -90 || north >= 90
      ? 360
      : degrees(Math.asin(Math.sin(reach) / Math.cos(radians(center.lat)))) + grace;
  const [west, east] = [center.lng - aside, center.lng + aside];
  // Over the date line there is nobody to be found; a box that looks everywhere is right all the same.
  if (west < -180 || east > 180) return { south, north, west: -180, east: 180 };
  return { south, north, west, east };
}
