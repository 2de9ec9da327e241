import type { OwnRequest } from "#contract/requests.ts";
import {
  type PriceUnit,
  type ServiceType,
  usualUnits,
  type WeekdayParts,
} from "#contract/shared/care.ts";
import type { RequestStep } from "#contract/urls/urls.ts";
import { parseTime } from "#web/ui/dates/time-text.ts";
import { priceProblem, priceText, toCents } from "#web/ui/forms/price-text.ts";

/** A request while it is being filled in. Sign-up asks for some of it under the same names. */
export type RequestValues = {
  animals: string[];
  serviceTypes: ServiceType[];
  kind: "dates" | "recurring";
  /** Of a period; of what recurs, the day it begins, which may be left out. */
  startDate: string;
  endDate: string;
  weekdays: WeekdayParts[];
  /** As typed. */
  startTime: string;
  endTime: string;
  title: string;
  description: string;
  /** As typed. */
  budget: string;
  budgetUnit: PriceUnit | "";
};

/** Where it is kept until it is saved; sign-up begins it under the same key. */
export const requestDraftKey = "requestForm";
export const editDraftKey = (requestId: number, step: RequestStep) =>
  `requestForm-${requestId}-${step}`;
/** A picture is large: under a key of its own it can't keep the words from being saved. */
export const pictureDraftKey = (key: string) => `${key}-picture`;

export function valuesOf(
  request: OwnRequest | null,
  pets: readonly { id: number }[],
): RequestValues {
  return {
    animals: (request?.animals ?? pets).map(({ id }) => String(id)),
    serviceTypes: request?.serviceTypes ?? [],
    kind: request?.recurring ? "recurring" : "dates",
    startDate: request?.startDate ?? "",
    endDate: request?.endDate ?? request?.startDate ?? "",
    weekdays: request?.weekdays ?? [],
    startTime: request?.startTime ?? "",
    endTime: request?.endTime ?? "",
    title: request?.title ?? "",
    description: request?.description ?? "",
    budget: request?.budgetCents === undefined ? "" : priceText(request.budgetCents),
    budgetUnit: request?.budgetUnit ?? "",
  };
}

/** What the amount is for: as chosen, else as is usual for the first kind of care. */
export function budgetUnitOf({ budgetUnit, serviceTypes }: RequestValues): PriceUnit {
  const [first] = serviceTypes;
  return budgetUnit || (first ? usualUnits[first] : "day");
}

/** What goes to the server. What belongs to the kind that was not chosen is taken away. */
export function requestBody(values: RequestValues) {
  const { animals, kind, startDate, endDate, weekdays, startTime, endTime, ...words } = values;
  const { budget, ...rest } = words;
  const recurring = kind === "recurring";
  const cents = toCents(budget);
  const hasBudget = cents !== null && !Number.isNaN(cents);
  return {
    ...rest,
    animals: animals.map(Number),
    recurring,
    startDate,
    endDate: recurring ? "" : endDate,
    weekdays: recurring ? weekdays : [],
    startTime: parseTime(startTime) ?? "",
    endTime: parseTime(endTime) ?? "",
    budgetCents: hasBudget ? cents : "",
    budgetUnit: hasBudget ? budgetUnitOf(values) : "",
  } as const;
}

export type RequestBody = ReturnType<typeof requestBody>;

/** Which fields each step has, by the names that both forms and server know them by. */
export const fieldsOfStep = {
  animals: ["animals"],
  care: ["serviceTypes"],
  when: ["startDate", "endDate", "weekdays", "startTime", "endTime", "recurring"],
  story: ["title", "description", "budget", "budgetCents", "budgetUnit", "image"],
  look: [],
} as const satisfies Record<RequestStep, readonly string[]>;

export type RequestProblem =
  | "animals.need"
  | "care.need"
  | "when.needDates"
  | "when.needMoment"
  | "when.past"
  | "when.timeUnreadable"
  | `story.${NonNullable<ReturnType<typeof priceProblem>>}`;

/** What the contract's own rules don't say, or not in these words; by field. */
export function problemsOf(
  values: RequestValues,
  /** The day it is, and the days that were in it before, which may have passed meanwhile. */
  { today, kept = [] }: { today: string; kept?: readonly (string | undefined)[] },
): Partial<Record<string, RequestProblem>> {
  const isPast = (on: string) => on !== "" && on < today && !kept.includes(on);
  const found: Partial<Record<string, RequestProblem>> = {};
  if (values.animals.length === 0) found.animals = "animals.need";
  if (values.serviceTypes.length === 0) found.serviceTypes = "care.need";
  if (values.kind === "dates") {
    if (!values.startDate || !values.endDate) found.startDate = "when.needDates";
    else if (isPast(values.startDate) || isPast(values.endDate)) found.startDate = "when.past";
  } else {
    if (values.weekdays.length === 0) found.weekdays = "when.needMoment";
    if (isPast(values.startDate)) found.startDate = "when.past";
  }
  if (parseTime(values.startTime) === undefined) found.startTime = "when.timeUnreadable";
  if (parseTime(values.endTime) === undefined) found.endTime = "when.timeUnreadable";
  const price = values.budget.trim() === "" ? null : priceProblem(values.budget);
  if (price) found.budget = `story.${price}`;
  return found;
}
