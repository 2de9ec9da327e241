import { expect, it } from "vitest";
import { boxAround, rounded } from "./box.ts";

it("holds a circle, as wide on the ground as it is high", () => {
  const box = boxAround(52.09, 5.12, 10);
  const high = (box.north - box.south) * 111.2;
  const wide = (box.east - box.west) * 111.2 * Math.cos((52.09 * Math.PI) / 180);
  expect(high).toBeCloseTo(20, 5);
  expect(wide).toBeCloseTo(20, 5);
});

it("is rounded to ten metres", () => {
  const box = { south: 52.123_456, west: 5.000_049, north: 52.2, east: -0.000_01 };
  expect(rounded(box)).toEqual({ south: 52.1235, west: 5, north: 52.2, east: -0 });
});
