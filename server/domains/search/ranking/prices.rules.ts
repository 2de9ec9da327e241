import { type ServiceType, serviceTypes } from "#contract/shared/care.ts";

/**
 * Who offers one of the services that are asked for, for at most so much. Units differ with the service
 * (a visit, a night), and people compare what they asked for: the price is the one that a card shows.
 */

/** In the place of a price. */
export const notOffered = -1;

export const pricesEach = serviceTypes.length;

/** Where the prices of these services stand, of all when none is asked for. */
export function placesOf(asked: readonly ServiceType[] = []): number[] {
  const services = asked.length > 0 ? asked : serviceTypes;
  return services.map((service) => serviceTypes.indexOf(service));
}

/** `first` is where somebody's prices begin in a row of everybody's. */
export function isAffordable(
  prices: ArrayLike<number>,
  first: number,
  { places, most }: { places: readonly number[]; most: number },
): boolean {
  return places.some((place) => {
    const price = prices[first + place] ?? notOffered;
    return price !== notOffered && price <= most;
  });
}
