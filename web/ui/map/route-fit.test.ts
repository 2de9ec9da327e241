import { describe, expect, it } from "vitest";
import type { Line } from "./outline.ts";
import { fitRoute, toLine } from "./route-fit.ts";

const frame = { width: 350, height: 168, padding: 30 };
const metre = 1 / 111_195;
/** Metres north and east of a place on the equator, where a degree is as long both ways. */
const line = (...places: [number, number][]): Line =>
  places.map(([north, east]) => [5 + east * metre, north * metre]);

describe("fitRoute", () => {
  it("has nothing to draw where nobody walked", () => {
    expect(fitRoute([], frame)).toBeNull();
    expect(fitRoute([[]], frame)).toBeNull();
  });

  it("fills the width with a way that is wide, and puts it in the middle", () => {
    const route = fitRoute([line([0, 0], [0, 1_450])], frame);
    expect(route?.lines).toEqual([
      [
        [30, 84],
        [320, 84],
      ],
    ]);
    expect(route?.scale).toEqual({ metres: 200, width: 40 });
  });

  it("fills the height with one that is high, north up", () => {
    const route = fitRoute([line([0, 0]), line([1_080, 100])], frame);
    expect(route?.lines.flat().map(([, top]) => top)).toEqual([138, 30]);
  });

  it("does not blow up a few steps", () => {
    const route = fitRoute([line([0, 0], [0, 8])], frame);
    const [from, to] = route?.lines[0] ?? [];
    expect((to?.[0] ?? 0) - (from?.[0] ?? 0)).toBeLessThan(15);
    expect(route?.scale.metres).toBe(50);
  });
});

it("turns places of the API round", () => {
  expect(toLine([[52.1, 5.1]])).toEqual([[5.1, 52.1]]);
});
