import type { Pet } from "#contract/pets.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import { parseTime } from "#web/ui/dates/time-text.ts";
import { toCents } from "#web/ui/forms/price-text.ts";
import type { ShownRequest } from "../request-card.tsx";
import { budgetUnitOf, type RequestValues } from "./request-values.ts";

export type PreviewPlace = { city: string; neighborhood?: string | undefined };

/** Of what is being filled in, what its card would show. */
export function previewOf(
  values: RequestValues,
  pets: readonly Pet[],
  { city, neighborhood }: PreviewPlace,
  image?: StoredImage,
): ShownRequest {
  const animals = pets.filter(({ id }) => values.animals.includes(String(id)));
  const picture = image ?? animals.flatMap(({ images }) => images)[0];
  const recurring = values.kind === "recurring";
  const [startTime, endTime] = [parseTime(values.startTime), parseTime(values.endTime)];
  const cents = toCents(values.budget);
  const hasBudget = cents !== null && cents > 0;
  return {
    city,
    ...(neighborhood ? { neighborhood } : {}),
    animals: animals.map(({ id, name, category }) => ({ id, name, category })),
    recurring,
    weekdays: recurring ? values.weekdays : [],
    ...(values.startDate ? { startDate: values.startDate } : {}),
    ...(values.endDate && !recurring ? { endDate: values.endDate } : {}),
    ...(startTime ? { startTime } : {}),
    ...(endTime ? { endTime } : {}),
    ...(hasBudget ? { budgetCents: cents, budgetUnit: budgetUnitOf(values) } : {}),
    ...(picture ? { picture } : {}),
  };
}
