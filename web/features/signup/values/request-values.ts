import type { OwnRequest } from "#contract/requests.ts";
import type { ServiceType, WeekdayParts } from "#contract/shared/care.ts";
import { textIn } from "#web/lib/forms/plain-fields.ts";
import { weekIn } from "#web/lib/time/week.ts";
import { readWrittenDay } from "#web/lib/time/written-day.ts";

/** A first request while it is being filled in. */
export type RequestValues = {
  serviceTypes: ServiceType[];
  kind: "dates" | "recurring";
  startDate: string;
  endDate: string;
  weekdays: WeekdayParts[];
  animals: string[];
  title: string;
  description: string;
};

type Named = { id: number; name: string };

/** What was saved earlier, or a request for all pets. */
export function requestValues(
  request: OwnRequest | null,
  pets: readonly Named[],
  suggestedTitle: string,
): RequestValues {
  return {
    serviceTypes: request?.serviceTypes ?? [],
    kind: request?.recurring ? "recurring" : "dates",
    startDate: request?.startDate ?? "",
    endDate: request?.endDate ?? "",
    weekdays: request?.weekdays ?? [],
    animals: (request?.animals ?? pets).map(({ id }) => String(id)),
    title: request?.title ?? suggestedTitle,
    description: request?.description ?? "",
  };
}

/** What of it is no plain field. With one pet there is nothing to choose, and no field. */
export function requestReader(pets: readonly Named[]) {
  return (fields: FormData): Partial<RequestValues> => ({
    weekdays: weekIn(fields, "weekdays"),
    ...writtenIn(fields, "startDate"),
    ...writtenIn(fields, "endDate"),
    ...(pets.length > 1 ? {} : { animals: pets.map(({ id }) => String(id)) }),
  });
}

function writtenIn(fields: FormData, name: "startDate" | "endDate"): Partial<RequestValues> {
  const text = textIn(fields, name);
  return text === undefined ? {} : { [name]: readWrittenDay(text) };
}

/** What belongs to the kind that was not chosen is taken away, also from a request saved earlier. */
export function requestBody({
  kind,
  startDate,
  endDate,
  weekdays,
  animals,
  ...rest
}: RequestValues) {
  const recurring = kind === "recurring";
  return {
    ...rest,
    animals: animals.map(Number),
    recurring,
    startDate: recurring ? "" : startDate,
    endDate: recurring ? "" : endDate,
    weekdays: recurring ? weekdays : [],
  } as const;
}

/** `Moos`, `Moos en Pip`, `Moos, Pip en Minoes`. */
export function namesInWords(
  pets: readonly { name: string }[],
  and: (words: { names: string; last: string }) => string,
): string {
  const names = pets.map(({ name }) => name);
  const last = names.at(-1) ?? "";
  return names.length > 1 ? and({ names: names.slice(0, -1).join(", "), last }) : last;
}
