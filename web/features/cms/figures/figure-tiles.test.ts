import { expect, it } from "vitest";
import { type Figures, figureNames } from "#contract/admin/figures.ts";
import { changeOf, revenueOf, shareOf } from "./figure-tiles.tsx";

const none = Object.fromEntries(figureNames.map((name) => [name, 0])) as Figures;

it("takes what went back off what came in", () => {
  const of = { ...none, paidMonthCents: 500, paidYearCents: 4_000, returnedCents: 700 };
  expect(revenueOf(of)).toBe(3_800);
});

it("compares only with what there was", () => {
  expect(changeOf(118, 100)).toBe(18);
  expect(changeOf(50, 100)).toBe(-50);
  expect(changeOf(5, 0)).toBeNull();
  expect(shareOf(1, 3)).toBe(33);
  expect(shareOf(1, 0)).toBeNull();
});
