import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundsOf, kmOfSquaredChord, squaredChordOf, unitVector } from "./sphere.ts";

const utrecht = { lat: 52.0907, lng: 5.1214 };
const amsterdam = { lat: 52.3676, lng: 4.9041 };

function squaredChord(a: typeof utrecht, b: typeof utrecht): number {
  const [one, other] = [unitVector(a), unitVector(b)];
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2;
}

describe("the Earth as a sphere", () => {
  it.each([
    [utrecht, amsterdam, 34.166],
    [utrecht, utrecht, 0],
    [{ lat: 0, lng: 0 }, { lat: 0, lng: 1 }, 111.195],
    [{ lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 20_015.115],
  ])("from %o to %o it is %d km", (a, b, km) => {
    expect(kmOfSquaredChord(squaredChord(a, b))).toBeCloseTo(km, 2);
  });

  it("goes from a distance to its chord and back", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 20_000, noNaN: true }), (km) => {
        expect(kmOfSquaredChord(squaredChordOf(km))).toBeCloseTo(km, 4);
      }),
    );
  });

  it("has all of a circle in its box", () => {
    const point = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const near = fc.double({ min: -4, max: 4, noNaN: true });
    fc.assert(
      fc.property(
        point,
        near,
        near,
        fc.double({ min: 0, max: 400, noNaN: true }),
        (at, up, aside, km) => {
          const other = {
            lat: Math.max(-90, Math.min(90, at.lat + up)),
            lng: Math.max(-180, Math.min(180, at.lng + aside)),
          };
          const { south, north, west, east } = boundsOf(at, km);
          const isInBox =
            other.lat >= south && other.lat <= north && other.lng >= west && other.lng <= east;
          const isInCircle = kmOfSquaredChord(squaredChord(at, other)) <= km;
          expect(isInBox || !isInCircle).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
