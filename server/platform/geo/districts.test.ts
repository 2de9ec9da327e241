import { expect, it } from "vitest";
import { listDistricts } from "./districts.ts";
import { isInRings } from "./rings.ts";

const dom: [number, number] = [5.1214, 52.0907];

it("knows in which part of town a point lies, and that it lies in no other", () => {
  const found = listDistricts("utrecht").filter(({ rings }) => isInRings(dom, rings));
  expect(found.map(({ name }) => name)).toEqual(["Binnenstad"]);
  expect(listDistricts("amsterdam").filter(({ rings }) => isInRings(dom, rings))).toEqual([]);
});

it("has no parts of a village, nor of what is no place", () => {
  for (const slug of ["haaften", "constructor", ""]) expect(listDistricts(slug)).toEqual([]);
});

it("takes what lies in a hole for outside", () => {
  const square = (from: number, to: number): [number, number][] => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ];
  const rings = [square(0, 9), square(3, 6)];
  expect(isInRings([1, 1], rings)).toBe(true);
  expect(isInRings([4, 4], rings)).toBe(false);
  expect(isInRings([10, 4], rings)).toBe(false);
});
