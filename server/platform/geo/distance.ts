export type Point = { lat: number; lng: number };

const kmPerDegree = 111.2;

/** Flat, which is good to a thousandth over the size of the Netherlands. */
export function distanceKm(a: Point, b: Point): number {
  const middle = ((a.lat + b.lat) / 2) * (Math.PI / 180);
  return Math.hypot(
    (a.lat - b.lat) * kmPerDegree,
    (a.lng - b.lng) * kmPerDegree * Math.cos(middle),
  );
}
