import type { ServicePrices } from "#contract/search/sitter-figures.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import type { ServiceType } from "#contract/shared/care.ts";

/** More would be a price list; these are the ones that most offer. */
const mostPriceLines = 4;

type About = { animalCategories?: AnimalCategory[]; serviceTypes?: ServiceType[] };

/** Of the services that a page is about; a walk with the dog is no price of a cat. */
export function shownPrices(
  { animalCategories = [], serviceTypes = [] }: About,
  prices: readonly ServicePrices[],
): ServicePrices[] {
  const isShown = ({ serviceType }: ServicePrices) =>
    serviceTypes.length > 0
      ? serviceTypes.includes(serviceType)
      : animalCategories.includes("dog") || serviceType !== "dog_walking_service";
  return prices.filter(isShown).slice(0, mostPriceLines);
}
