import { expect, it } from "vitest";
import { drawDistricts } from "./district-map.rules.ts";

/** Two squares side by side on the equator, where a degree is as long to the east as to the north. */
const square = (west: number): [number, number][] => [
  [west, -0.5],
  [west + 1, -0.5],
  [west + 1, 0.5],
  [west, 0.5],
];
const districts = [
  { name: "West", rings: [square(0)] },
  { name: "Oost", rings: [square(1)] },
];
const isWest: Parameters<typeof drawDistricts>[2] = ([lng], rings) =>
  lng < 1 === (rings[0]?.[0]?.[0] === 0);

it("draws districts side by side, the north above, and counts who is in each", () => {
  const points = [[0.5, 0.1] as const, [0.2, 0.4] as const, [1.5, 0.1] as const];
  const map = drawDistricts(districts, points, isWest);
  expect(map).toMatchObject({ width: 400, height: 200 });
  expect(map.districts).toMatchObject([
    { name: "West", count: 2, area: 40_000, middle: { x: 100, y: 100 } },
    { name: "Oost", count: 1, area: 40_000, middle: { x: 300, y: 100 } },
  ]);
  expect(map.districts[0]?.path).toBe("M0 200L200 200L200 0L0 0Z");
});
