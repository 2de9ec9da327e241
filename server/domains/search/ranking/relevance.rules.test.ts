import { describe, expect, it } from "vitest";
import { bayesianRating, relevanceOf, standingOf } from "./relevance.rules.ts";

const average = { rating: bayesianRating({ sum: 0, count: 0 }), responseRate: null };

describe("what others say", () => {
  it("weighs more when more people say it", () => {
    const one = bayesianRating({ sum: 5, count: 1 });
    const forty = bayesianRating({ sum: 4.8 * 40, count: 40 });
    expect(forty).toBeGreaterThan(one);
    expect(one).toBeGreaterThan(average.rating);
    expect(bayesianRating({ sum: 2, count: 1 })).toBeLessThan(average.rating);
  });
});

describe("without a particular order", () => {
  const usual = { standing: standingOf(average), km: 3, hoursSinceActive: 24 };

  it.each([
    ["near comes before far", { ...usual, km: 1 }, { ...usual, km: 8 }],
    ["here lately before long ago", usual, { ...usual, hoursSinceActive: 2_000 }],
    ["here once before never", usual, { ...usual, hoursSinceActive: null }],
    [
      "well spoken of before average",
      { ...usual, standing: standingOf({ ...average, rating: 4.9 }) },
      usual,
    ],
    [
      "quick to answer before slow",
      { ...usual, standing: standingOf({ ...average, responseRate: 1 }) },
      { ...usual, standing: standingOf({ ...average, responseRate: 0.1 }) },
    ],
    [
      "around the corner before the best in the next town",
      { ...usual, km: 1 },
      { ...usual, km: 20, standing: standingOf({ rating: 4.9, responseRate: 1 }) },
    ],
  ])("%s", (_what, first, second) => {
    expect(relevanceOf(first)).toBeGreaterThan(relevanceOf(second));
  });

  it("is at most one", () => {
    const best = standingOf({ rating: 5, responseRate: 1 });
    expect(relevanceOf({ standing: best, km: 0, hoursSinceActive: 0 })).toBeCloseTo(1);
  });
});
