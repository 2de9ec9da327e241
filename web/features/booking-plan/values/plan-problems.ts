import type { BookingKind } from "#contract/bookings.ts";
import { yearsBefore } from "#web/lib/time/today.ts";
import { parseTime } from "#web/ui/dates/time-text.ts";
import { toCents } from "#web/ui/forms/price-text.ts";
import { isVisiting, type PlanValues, placesFor } from "./plan-values.ts";

export type PlanProblem =
  | "needService"
  | "needPets"
  | "needDay"
  | "needDays"
  | "dayPast"
  | "daysReversed"
  | "daysTooMany"
  | "needVisits"
  | "needTime"
  | "timeUnreadable"
  | "endBeforeStart"
  | "needPlace"
  | "needPlaceText"
  | "priceUnreadable"
  | "priceTooHigh";

export type PlanProblems = Partial<Record<keyof PlanValues, PlanProblem>>;

const dearestCents = 10_000_000;

/** What is missing or can't be, by field. Whether a time of today has passed only the server can say. */
export function problemsOf(
  values: PlanValues,
  { kind, today }: { kind: BookingKind; today: string },
): PlanProblems {
  return kind === "introduction"
    ? {
        ...dayProblems(values, today),
        ...timeProblem(values, "time"),
        ...placeProblems(values, kind),
      }
    : {
        ...(values.serviceType ? {} : { serviceType: "needService" }),
        ...(values.petIds.length > 0 ? {} : { petIds: "needPets" }),
        ...daysProblems(values, today),
        ...hourProblems(values),
        ...placeProblems(values, kind),
        ...priceProblems(values),
      };
}

function dayProblems({ startDate }: PlanValues, today: string): PlanProblems {
  if (!startDate) return { startDate: "needDay" };
  return startDate < today ? { startDate: "dayPast" } : {};
}

function daysProblems({ startDate, endDate }: PlanValues, today: string): PlanProblems {
  if (!startDate || !endDate) return { startDate: "needDays" };
  if (startDate < today) return { startDate: "dayPast" };
  if (endDate < startDate) return { startDate: "daysReversed" };
  return yearsBefore(endDate, 1) > startDate ? { startDate: "daysTooMany" } : {};
}

function hourProblems(values: PlanValues): PlanProblems {
  if (isVisiting(values.serviceType)) {
    return values.visits.length > 0 ? {} : { visits: "needVisits" };
  }
  const found = { ...timeProblem(values, "time"), ...timeProblem(values, "endTime") };
  if (Object.keys(found).length > 0) return found;
  const [from, to] = [parseTime(values.time) ?? "", parseTime(values.endTime) ?? ""];
  const isSameDay = values.startDate === values.endDate;
  return isSameDay && to <= from ? { endTime: "endBeforeStart" } : {};
}

function timeProblem(values: PlanValues, field: "time" | "endTime"): PlanProblems {
  const time = parseTime(values[field]);
  if (time === undefined) return { [field]: "timeUnreadable" };
  return time === null ? { [field]: "needTime" } : {};
}

function placeProblems({ place, placeText, serviceType }: PlanValues, kind: BookingKind) {
  const found: PlanProblems = {};
  if (place === "" || !placesFor(kind, serviceType).includes(place)) found.place = "needPlace";
  if (place === "elsewhere" && placeText.trim() === "") found.placeText = "needPlaceText";
  return found;
}

function priceProblems({ agreedPrice }: PlanValues): PlanProblems {
  const cents = toCents(agreedPrice);
  if (cents === null) return {};
  if (Number.isNaN(cents) || cents < 0) return { agreedPrice: "priceUnreadable" };
  return cents > dearestCents ? { agreedPrice: "priceTooHigh" } : {};
}
