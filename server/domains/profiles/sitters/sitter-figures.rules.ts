import type { ServicePrices, SitterFigures } from "#contract/search/sitter-figures.ts";

export type CountedSitters = {
  total: number;
  ratingSum: number;
  reviewCount: number;
  responseMinutes: number | null;
  certified: number;
  recent: number;
};

/** A service is shown by the unit that most offer it by: prices of a day and of a night don't compare. */
export function presentFigures(
  counted: CountedSitters | undefined,
  prices: readonly ServicePrices[],
): SitterFigures {
  const { total, ratingSum, reviewCount, responseMinutes, certified, recent } = counted ?? nobody;
  const shown = new Map<string, ServicePrices>();
  for (const price of prices.toSorted((a, b) => b.count - a.count)) {
    if (!shown.has(price.serviceType)) shown.set(price.serviceType, price);
  }
  return {
    total,
    ...(reviewCount > 0 && {
      rating: { average: Math.round((ratingSum / reviewCount) * 10) / 10, reviewCount },
    }),
    ...(responseMinutes !== null && { responseMinutes }),
    certified,
    recent,
    prices: [...shown.values()],
  };
}

const nobody: CountedSitters = {
  total: 0,
  ratingSum: 0,
  reviewCount: 0,
  responseMinutes: null,
  certified: 0,
  recent: 0,
};
