import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { thinLine } from "./thin-line.rules.ts";

const metre = 1 / 111_195;
/** Metres north and east of a place on the equator, where a degree is as long both ways. */
const line = (...places: [number, number][]) =>
  places.map(([north, east]) => ({ lat: north * metre, lng: east * metre }));

describe("thinLine", () => {
  it.each<[string, [number, number][], [number, number][]]>([
    ["nothing", [], []],
    ["one place", [[0, 0]], [[0, 0]]],
    [
      "a straight line",
      [
        [0, 0],
        [0, 10],
        [0, 20],
        [0, 30],
      ],
      [
        [0, 0],
        [0, 30],
      ],
    ],
    [
      "a tremble of three metres goes, a corner stays",
      [
        [0, 0],
        [3, 50],
        [0, 100],
        [50, 103],
        [100, 100],
      ],
      [
        [0, 0],
        [0, 100],
        [100, 100],
      ],
    ],
    [
      "there and back",
      [
        [0, 0],
        [0, 50],
        [0, 100],
        [0, 50],
        [0, 0],
      ],
      [
        [0, 0],
        [0, 100],
        [0, 0],
      ],
    ],
  ])("%s", (_name, places, left) => {
    expect(thinLine(line(...places), 4)).toEqual(line(...left));
  });

  const places = fc.array(
    fc.record({
      lat: fc.double({ min: 0, max: 500 * metre, noNaN: true }),
      lng: fc.double({ min: 0, max: 500 * metre, noNaN: true }),
    }),
    { minLength: 2, maxLength: 80 },
  );

  it("keeps the ends and the order, and nothing it drops is farther away than the tolerance", () => {
    fc.assert(
      fc.property(places, fc.double({ min: 0.5, max: 60, noNaN: true }), (all, tolerance) => {
        const kept = thinLine(all, tolerance);
        expect(kept[0]).toBe(all[0]);
        expect(kept.at(-1)).toBe(all.at(-1));
        const indexes = kept.map((place) => all.indexOf(place));
        expect(indexes).toEqual(indexes.toSorted((one, other) => one - other));
        all.forEach((place, index) => {
          const next = indexes.findIndex((keptIndex) => keptIndex >= index);
          const [from, to] = [kept[Math.max(0, next - 1)], kept[next]];
          if (!from || !to) throw new Error("a place after the last one");
          expect(metresTo(place, from, to)).toBeLessThanOrEqual(tolerance + 0.01);
        });
      }),
    );
  });

  it("is done in time with as many places as a day of walking has", () => {
    const day = Array.from({ length: 10_000 }, (_, index) => ({
      lat: Math.sin(index / 40) * index * metre,
      lng: Math.cos(index / 40) * index * metre,
    }));
    const before = performance.now();
    expect(thinLine(day, 4).length).toBeGreaterThan(100);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

/** By trying the stretch in small steps: slow, and another way than the one under test. */
function metresTo(
  place: { lat: number; lng: number },
  from: { lat: number; lng: number },
  to: { lat: number; lng: number },
): number {
  let nearest = Number.POSITIVE_INFINITY;
  let [low, high] = [0, 1];
  for (let round = 0; round < 60; round++) {
    const [one, other] = [low + (high - low) / 3, high - (high - low) / 3];
    const [near, far] = [one, other].map((part) =>
      Math.hypot(
        (from.lat + part * (to.lat - from.lat) - place.lat) / metre,
        (from.lng + part * (to.lng - from.lng) - place.lng) / metre,
      ),
    ) as [number, number];
    nearest = Math.min(nearest, near, far);
    if (near < far) high = other;
    else low = one;
  }
  return nearest;
}
