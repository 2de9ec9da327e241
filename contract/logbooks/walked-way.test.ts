import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hourMs } from "../shared/durations.ts";
import { metresBetween, type WayPoint, walkedLines, walkedMetres } from "./walked-way.ts";

/** So many metres north and east of the Dom tower; `at` in seconds. */
function at(seconds: number, north: number, east = 0, more: Partial<WayPoint> = {}): WayPoint {
  const lat = 52.0907 + north / 111_195;
  const lng = 5.1214 + east / (111_195 * Math.cos((52.0907 * Math.PI) / 180));
  return { lat, lng, at: seconds * 1000, segment: 0, ...more };
}
const secondsOf = (lines: WayPoint[][]) =>
  lines.map((line) => line.map((point) => point.at / 1000));

describe("walkedLines", () => {
  const cases: [string, WayPoint[], number[][], number][] = [
    ["nothing", [], [], 0],
    ["one place is no way", [at(0, 0)], [], 0],
    ["two places", [at(0, 0), at(10, 14)], [[0, 10]], 14],
    ["in whatever order", [at(20, 28), at(0, 0), at(10, 14)], [[0, 10, 20]], 28],
    [
      "a point that is 51 metres off is left out",
      [at(0, 0), at(10, 14, 40, { accuracy: 51 }), at(20, 28, 0, { accuracy: 50 })],
      [[0, 20]],
      28,
    ],
    [
      "a jump there and back is left out",
      [at(0, 0), at(5, 7), at(10, 400), at(15, 21), at(20, 28)],
      [[0, 5, 15, 20]],
      28,
    ],
    [
      "a wrong first place is left out",
      [at(0, 900), at(5, 0), at(10, 7), at(15, 14), at(20, 21)],
      [[5, 10, 15, 20]],
      21,
    ],
    ["as fast as a dog can run", [at(0, 0), at(1, 11.9)], [[0, 1]], 11.9],
    ["faster than any", [at(0, 0), at(1, 12.5)], [], 0],
    [
      "no faster than the phone may be wrong",
      [at(0, 0, 0, { accuracy: 20 }), at(1, 25, 0, { accuracy: 10 })],
      [[0, 1]],
      25,
    ],
    [
      "a lost signal is bridged",
      [at(0, 0), at(5, 7), at(305, 407), at(310, 414)],
      [[0, 5, 305, 310]],
      414,
    ],
    [
      "a pause is not",
      [at(0, 0), at(5, 7), at(305, 207, 0, { segment: 1 }), at(310, 214, 0, { segment: 1 })],
      [
        [0, 5],
        [305, 310],
      ],
      14,
    ],
    [
      "a drive to the woods is not walked",
      [
        at(0, 0),
        at(5, 7),
        at(10, 14),
        at(310, 6_000),
        at(315, 6_007),
        at(320, 6_014),
        // By now somebody could have come here on foot from the last place at home.
        at(620, 6_100),
      ],
      [
        [0, 5, 10],
        [310, 315, 320, 620],
      ],
      14 + 100,
    ],
    [
      "who stands still goes nowhere",
      [at(0, 0), at(5, 2, 2), at(10, -2, 1), at(15, 1, -2), at(20, 0), at(25, 10)],
      [[0, 25]],
      10,
    ],
  ];
  it.each(cases)("%s", (_name, points, seconds, metres) => {
    const lines = walkedLines(points);
    expect(secondsOf(lines)).toEqual(seconds);
    expect(walkedMetres(lines)).toBeCloseTo(metres, 0);
  });

  it("is the same in whatever order the points come", () => {
    const point = fc.record({
      lat: fc.double({ min: 52.08, max: 52.1, noNaN: true }),
      lng: fc.double({ min: 5.1, max: 5.12, noNaN: true }),
      accuracy: fc.option(fc.double({ min: 0, max: 120, noNaN: true })),
      segment: fc.integer({ min: 0, max: 3 }),
      at: fc.integer({ min: 0, max: hourMs }),
    });
    const walk = fc.uniqueArray(point, { selector: ({ at }) => at, maxLength: 60 });
    fc.assert(
      fc.property(
        walk.chain((points) =>
          fc.tuple(fc.constant(points), fc.shuffledSubarray(points, { minLength: points.length })),
        ),
        ([points, shuffled]) => {
          expect(walkedLines(shuffled)).toEqual(walkedLines(points));
        },
      ),
    );
  });
});

it.each([
  ["the same place", { lat: 52, lng: 5 }, { lat: 52, lng: 5 }, 0],
  ["a degree north", { lat: 52, lng: 5 }, { lat: 53, lng: 5 }, 111_195],
  ["Utrecht to Amsterdam", { lat: 52.0907, lng: 5.1214 }, { lat: 52.3731, lng: 4.8922 }, 35_075],
])("measures %s", (_name, one, other, metres) => {
  expect(Math.abs(metresBetween(one, other) - metres)).toBeLessThan(60);
  expect(metresBetween(other, one)).toBeCloseTo(metresBetween(one, other), 6);
});
