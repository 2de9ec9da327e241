import { parseDate } from "@internationalized/date";
import { type CarePeriod, visitsOf } from "#contract/bookings/price-estimate.ts";
import { type BookingKind, introductionMinutes } from "#contract/bookings.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import { minuteMs } from "#contract/shared/durations.ts";
import { unique } from "#contract/shared/validation/inputs.ts";
import { clockAt, dayOf, instantOf } from "#server/platform/amsterdam-time.ts";

/**
 * When a booking is. People agree on days and on times of the clock in Amsterdam; what that amounts to
 * in instants follows from them, also in the nights in which the clock is put forward or back.
 */

/** Care that comes by for a while and goes again. */
const visitMinutesByDefault: Partial<Record<ServiceType, number>> = {
  house_visit: 30,
  dog_walking_service: 60,
};

export function visitMinutesOf(
  serviceType: ServiceType | null,
  offeredMinutes: number | null,
): number | null {
  const usual = serviceType && visitMinutesByDefault[serviceType];
  return usual ? (offeredMinutes ?? usual) : null;
}

export type PeriodForm = {
  startDate: string;
  time?: string | undefined;
  endDate?: string | undefined;
  endTime?: string | undefined;
  visits?: readonly string[] | undefined;
};

export type BookingPeriod = CarePeriod & { startsAt: Date; endsAt: Date };

export type PeriodField = "startDate" | "time" | "endDate" | "endTime" | "visits";
export type PeriodProblem =
  | "required"
  | "datePast"
  | "timePast"
  | "endBeforeStart"
  | "longerThanAYear";
export type PeriodProblems = Partial<Record<PeriodField, PeriodProblem>>;

type Terms = {
  kind: BookingKind;
  /** How long a visit takes; null for care that stays. */
  visitMinutes: number | null;
};

/** What was asked for, whole and in instants; or what is wrong with it, field by field. */
export function toPeriod(
  form: PeriodForm,
  terms: Terms,
  now: Date,
): { period: BookingPeriod } | { problems: PeriodProblems } {
  const problems = missingFrom(form, terms);
  if (Object.keys(problems).length > 0) return { problems };
  const period = completePeriod(form, terms);
  const wrong = problemsOf(period, now);
  return Object.keys(wrong).length > 0 ? { problems: wrong } : { period };
}

/** An introduction needs a time, visits their times, a stay both ends. */
function missingFrom(form: PeriodForm, { kind, visitMinutes }: Terms): PeriodProblems {
  const problems: PeriodProblems = {};
  const hasVisits = visitMinutes !== null && (form.visits?.length ?? 0) > 0;
  if (!form.time && !hasVisits) problems.time = "required";
  const isStay = kind === "booking" && visitMinutes === null;
  if (isStay && !form.endDate) problems.endDate = "required";
  if (isStay && !form.endTime) problems.endTime = "required";
  return problems;
}

function completePeriod(form: PeriodForm, { kind, visitMinutes }: Terms): BookingPeriod {
  const startDate = dayOf(form.startDate);
  if (kind === "introduction") return introduction(startDate, form);
  const visits = visitMinutes === null ? [] : unique(form.visits ?? []).toSorted();
  const time = form.time ?? visits[0] ?? "00:00";
  const endDate = form.endDate ? dayOf(form.endDate) : startDate;
  const endTime = form.endTime ?? visits.at(-1) ?? time;
  const lasts = (visitMinutes ?? 0) * minuteMs;
  return {
    startDate,
    time,
    endDate,
    endTime,
    visits: visitMinutes !== null && visits.length === 0 ? [time] : visits,
    startsAt: instantOf(startDate, time),
    // The last visit is over when whoever came has gone.
    endsAt: new Date(instantOf(endDate, endTime).getTime() + lasts),
  };
}

function introduction(startDate: string, { time = "00:00", endDate, endTime }: PeriodForm) {
  const startsAt = instantOf(startDate, time);
  const usualEnd = new Date(startsAt.getTime() + introductionMinutes * minuteMs);
  const usual = clockAt(usualEnd);
  const endDay = endDate ? dayOf(endDate) : startDate;
  // In the night of 25 hours half past two comes twice: an hour after it, it is half past two.
  const isUsual = !endTime || (endDay === usual.date && endTime === usual.time);
  const endsAt = isUsual ? usualEnd : instantOf(endDay, endTime);
  const end = clockAt(endsAt);
  return { startDate, time, endDate: end.date, endTime: end.time, visits: [], startsAt, endsAt };
}

/** At the end after the beginning, at most a year, and nothing that has passed. */
function problemsOf(period: BookingPeriod, now: Date): PeriodProblems {
  const { startDate, endDate, startsAt, endsAt } = period;
  if (startDate < clockAt(now).date) return { startDate: "datePast" };
  if (startsAt <= now) return { time: "timePast" };
  if (endDate < startDate) return { endDate: "endBeforeStart" };
  if (endsAt <= startsAt) return { endTime: "endBeforeStart" };
  if (endDate > aYearAfter(startDate)) return { endDate: "longerThanAYear" };
  if (period.visits.length > 0 && visitsOf(period).length === 0) return { visits: "required" };
  return {};
}

function aYearAfter(date: string): string {
  return parseDate(date).add({ years: 1 }).toString();
}
