import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Line, land, type Position, water } from "./outline.ts";
import { circleAround, offsetFrom, toPixels } from "./projection.ts";

/** Every place of the product's own list, which the outline was not drawn from. */
const { places } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../server/platform/geo/data/places.json"), "utf8"),
) as { places: [name: string, slug: string, latitude: number, longitude: number][] };

function isInside([x, y]: Position, ring: Line): boolean {
  let inside = false;
  for (const [at, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring.at(at - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

describe("the outline", () => {
  it("has every place on dry land", () => {
    const wet = places.filter(([, , latitude, longitude]) => {
      const at: Position = [longitude, latitude];
      return !land.some((ring) => isInside(at, ring)) || water.some((ring) => isInside(at, ring));
    });
    expect(places.length).toBeGreaterThan(1_000);
    expect(wet.map(([name]) => name)).toEqual([]);
  });

  it.each<[string, Position]>([
    ["the North Sea", [3.6, 52.4]],
    ["the Wadden Sea", [5.2, 53.2]],
    ["Cologne", [6.96, 50.94]],
    ["Antwerp", [4.4, 51.22]],
  ])("leaves out %s", (_name, at) => {
    expect(land.some((ring) => isInside(at, ring))).toBe(false);
  });

  it.each<[string, Position]>([
    ["the IJsselmeer", [5.3, 52.85]],
    ["the Markermeer", [5.2, 52.55]],
    ["the Westerschelde", [3.75, 51.37]],
  ])("has water in %s", (_name, at) => {
    expect(water.some((ring) => isInside(at, ring))).toBe(true);
  });
});

describe("the projection", () => {
  it("puts the middle of the world in the middle", () => {
    expect(toPixels([0, 0], 0)).toEqual([256, 256]);
  });

  it("has north up and east to the right", () => {
    const offset = offsetFrom([5.12, 52.09], 8);
    const [x, y] = offset([5.3, 52.3]);
    expect(x).toBeGreaterThan(0);
    expect(y).toBeLessThan(0);
  });

  it("draws a circle whose every point is as far from its middle", () => {
    const circle = circleAround([5.12, 52.09], 600);
    expect(circle.at(0)).toEqual(circle.at(-1));
    for (const [longitude, latitude] of circle) {
      const east = (longitude - 5.12) * 111_195 * Math.cos((52.09 * Math.PI) / 180);
      const north = (latitude - 52.09) * 111_195;
      expect(Math.hypot(east, north)).toBeCloseTo(600, -1);
    }
  });
});
