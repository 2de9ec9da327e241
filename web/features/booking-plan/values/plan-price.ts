import { estimatePrice, type PriceEstimate } from "#contract/bookings/price-estimate.ts";
import type { Pet } from "#contract/pets.ts";
import type { OfferedService } from "#contract/profile-parts.ts";
import { toCents } from "#web/ui/forms/price-text.ts";
import { type PlanValues, periodOf } from "./plan-values.ts";

type Known = { services: readonly OfferedService[]; pets: readonly Pick<Pet, "id" | "name">[] };

/** What the sitter's prices make of the choice so far; null until care and days are known. */
export function estimateOf(values: PlanValues, { services, pets }: Known): PriceEstimate | null {
  const service = services.find(({ serviceType }) => serviceType === values.serviceType);
  const period = periodOf(values);
  if (!service || !period) return null;
  // In the order in which they were chosen, as the server counts them: the first is no extra animal.
  const petNames = values.petIds.flatMap(
    (id) => pets.find((pet) => String(pet.id) === id)?.name ?? [],
  );
  return estimatePrice(service, { period, petNames });
}

/** What the two say they have agreed on; null where the estimate counts. */
export function agreedCents({ agreedPrice }: PlanValues): number | null {
  const cents = toCents(agreedPrice);
  return cents === null || Number.isNaN(cents) ? null : cents;
}
