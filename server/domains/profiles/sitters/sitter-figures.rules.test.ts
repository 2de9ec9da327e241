import { expect, it } from "vitest";
import type { ServicePrices } from "#contract/search/sitter-figures.ts";
import { presentFigures } from "./sitter-figures.rules.ts";

const price = (of: Partial<ServicePrices>): ServicePrices => ({
  serviceType: "house_visit",
  unit: "visit",
  count: 1,
  lowestCents: 1_000,
  middleCents: 1_200,
  highestCents: 1_500,
  ...of,
});

it("shows a service by the unit that most offer it by, the most offered first", () => {
  const perDay = price({ unit: "day", count: 2 });
  const perVisit = price({ count: 5 });
  const walk = price({ serviceType: "dog_walking_service", unit: "walk", count: 7 });
  expect(presentFigures(undefined, [perDay, perVisit, walk]).prices).toEqual([walk, perVisit]);
});

it("says nothing of reviews and answers that nobody has", () => {
  expect(presentFigures(undefined, [])).toEqual({
    total: 0,
    certified: 0,
    recent: 0,
    prices: [],
  });
});

it("rounds the average of all reviews to a tenth", () => {
  const counted = { total: 3, certified: 1, recent: 0, responseMinutes: 90 };
  expect(presentFigures({ ...counted, ratingSum: 14, reviewCount: 3 }, [])).toEqual({
    ...counted,
    rating: { average: 4.7, reviewCount: 3 },
    prices: [],
  });
});
