import { type ActivationNeed, askAfterDays, type RequestStatus } from "#contract/requests.ts";
import {
  type PriceUnit,
  partsOfDay,
  type ServiceType,
  usualUnits,
  type WeekdayParts,
  weekdays,
} from "#contract/shared/care.ts";
import { dayMs } from "#contract/shared/durations.ts";
import type { ErrorCode } from "#contract/shared/errors.ts";

/** A request is seen by sitters while it is activated and asks for at least one animal. */
export function requestStatusOf(
  request: { isActivated: boolean; animals: readonly unknown[] } | null,
): RequestStatus {
  if (!request) return "absent";
  return request.isActivated && request.animals.length > 0 ? "active" : "disabled";
}

/** The same on the day itself: what asked for days that have passed is over. */
export function isSeenBySitters(
  request: { isActivated: boolean; animals: readonly unknown[]; lastOn: string | null },
  today: string,
): boolean {
  const isOver = request.lastOn !== null && request.lastOn < today;
  return requestStatusOf(request) === "active" && !isOver;
}

export type Period = { recurring: boolean; startOn: string | null; endOn: string | null };

/**
 * The last day on which a sitter is needed: the end date. Without one, a request for certain days is
 * for a single day, and one that recurs goes on until its owner stops it.
 */
export function lastDayOf({ recurring, startOn, endOn }: Period): string | null {
  return endOn ?? (recurring ? null : startOn);
}

export type PeriodProblem = "required" | "endBeforeStart" | "datePast";
export type PeriodProblems = Partial<Record<"startDate" | "endDate", PeriodProblem>>;

/**
 * A request has a first day unless it recurs, ends no sooner than it begins, and asks for no day
 * that has passed. Days that were in it already may have passed meanwhile.
 */
export function periodProblems(
  after: Period,
  before: Period | null,
  today: string,
): PeriodProblems {
  const problems: PeriodProblems = {};
  const { recurring, startOn, endOn } = after;
  if (!startOn && !recurring) problems.startDate = "required";
  if (startOn && endOn && endOn < startOn) problems.endDate = "endBeforeStart";
  if (startOn && startOn < today && startOn !== before?.startOn) problems.startDate = "datePast";
  if (endOn && endOn < today && endOn !== before?.endOn) problems.endDate = "datePast";
  return problems;
}

/** What keeps a request from being shown to sitters. */
export function missingToActivate(
  request: { animals: readonly unknown[]; lastDay: string | null },
  { isEmailVerified, today }: { isEmailVerified: boolean; today: string },
): ActivationNeed[] {
  const missing: ActivationNeed[] = [];
  if (!isEmailVerified) missing.push("confirmedEmail");
  if (request.animals.length === 0) missing.push("animals");
  if (request.lastDay && request.lastDay < today) missing.push("dates");
  return missing;
}

/** Whether it has been shown for so long that its owner may have forgotten it. */
export function asksIfWanted(
  { isActivated, wantedAt }: { isActivated: boolean; wantedAt: Date | null },
  now: Date,
): boolean {
  if (!isActivated || !wantedAt) return false;
  return now.getTime() - wantedAt.getTime() >= askAfterDays * dayMs;
}

/** How each of them is refused. */
export const activationProblems = {
  confirmedEmail: "emailNotVerified",
  animals: "requestIncomplete",
  dates: "requestPast",
} as const satisfies Record<ActivationNeed, ErrorCode>;

/** Each day and part once, in the order of the week and of the day. */
export function tidyWeek(week: readonly WeekdayParts[]): WeekdayParts[] {
  return weekdays
    .map((weekday) => {
      const asked = week.filter((each) => each.weekday === weekday).flatMap(({ parts }) => parts);
      return { weekday, parts: partsOfDay.filter((part) => asked.includes(part)) };
    })
    .filter(({ parts }) => parts.length > 0);
}

type Budget = { budgetCents: number | null; budgetUnit: PriceUnit | null };

/** An amount is for something: without a unit, for what its first service is usually paid for. */
export function tidyBudget(
  { budgetCents, budgetUnit }: Budget,
  [firstService]: readonly ServiceType[],
): Budget {
  if (budgetCents === null) return { budgetCents: null, budgetUnit: null };
  const usual = firstService ? usualUnits[firstService] : null;
  return { budgetCents, budgetUnit: budgetUnit ?? usual };
}
