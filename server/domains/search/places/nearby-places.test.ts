import { expect, it } from "vitest";
import { nearbyPlaces } from "./place-sitters.service.ts";

const at = (name: string, km: number) => ({ name, slug: name.toLowerCase(), sitterCount: 2, km });

it("has the nearest first, five at most, in whole kilometres", () => {
  const found = nearbyPlaces([6.6, 3.2, 9.9, 16.5, 13.4, 20].map((km, nr) => at(`P${nr}`, km)));
  expect(found.map(({ slug, km }) => [slug, km])).toEqual([
    ["p1", 3],
    ["p0", 7],
    ["p2", 10],
    ["p4", 13],
    ["p3", 17],
  ]);
});

it("is never nothing away, and of two as far the first by name", () => {
  const found = nearbyPlaces([at("Zee", 0.1), at("Aa", 0.1)]);
  expect(found.map(({ name, km }) => [name, km])).toEqual([
    ["Aa", 1],
    ["Zee", 1],
  ]);
});
