import * as z from "zod";
import type { OfferedService } from "../profile-parts.ts";
import { type PriceUnit, priceUnit } from "../shared/care.ts";
import { timeOfDay } from "../shared/dates.ts";
import { dayMs } from "../shared/durations.ts";

/** What care would cost, line by line, in the words of a receipt: '14 bezoeken × € 12'. */
export const priceLine = z.object({
  /** The care itself, or one more animal besides the first. */
  kind: z.enum(["care", "extraAnimal"]),
  /** Of the extra animal. */
  petName: z.string().optional(),
  units: z.int(),
  unit: priceUnit,
  centsEach: z.int(),
  totalCents: z.int(),
});
export type PriceLine = z.infer<typeof priceLine>;

export const priceEstimate = z.object({ lines: z.array(priceLine), totalCents: z.int() });
export type PriceEstimate = z.infer<typeof priceEstimate>;

/** When care is wanted, as people say it: days on the calendar and times on the clock in Amsterdam. */
export const carePeriod = z.object({
  startDate: z.iso.date(),
  time: timeOfDay,
  endDate: z.iso.date(),
  endTime: timeOfDay,
  /** Times of day of visits or walks; empty for a stay. */
  visits: z.array(timeOfDay),
});
export type CarePeriod = z.infer<typeof carePeriod>;

export type Visit = { date: string; time: string };

/**
 * Every visit of the period, in order. On the first day those from its beginning on, on the last day
 * those until its end; without times there is one a day.
 */
export function visitsOf({ startDate, time, endDate, endTime, visits }: CarePeriod): Visit[] {
  const times = visits.length > 0 ? visits.toSorted() : [time];
  return daysOf(startDate, endDate).flatMap((date) =>
    times
      .filter((at) => visits.length === 0 || date !== startDate || at >= time)
      .filter((at) => visits.length === 0 || date !== endDate || at <= endTime)
      .map((at) => ({ date, time: at })),
  );
}

/** Days and nights are counted on the calendar: the clock that is put forward or back changes neither. */
function unitsOf(unit: PriceUnit, period: CarePeriod): number {
  const days = daysOf(period.startDate, period.endDate).length;
  if (unit === "visit" || unit === "walk") return visitsOf(period).length;
  if (unit === "day") return days;
  // Who is booked by the night and goes home the same evening still came for one.
  return Math.max(1, days - 1);
}

/** Units × price, and the same again for every animal after the first. */
export function estimatePrice(
  service: Pick<OfferedService, "unit" | "priceCents" | "extraAnimalCents">,
  { period, petNames }: { period: CarePeriod; petNames: readonly string[] },
): PriceEstimate {
  const { unit, priceCents, extraAnimalCents = 0 } = service;
  const units = unitsOf(unit, period);
  const lineOf = (line: Pick<PriceLine, "kind" | "petName" | "centsEach">): PriceLine => ({
    ...line,
    units,
    unit,
    totalCents: units * line.centsEach,
  });
  const extra = extraAnimalCents > 0 ? petNames.slice(1) : [];
  const lines = [
    lineOf({ kind: "care", centsEach: priceCents }),
    ...extra.map((petName) =>
      lineOf({ kind: "extraAnimal", petName, centsEach: extraAnimalCents }),
    ),
  ];
  return { lines, totalCents: lines.reduce((sum, { totalCents }) => sum + totalCents, 0) };
}

/** The days from the first to the last, both included; none when they are the wrong way round. */
export function daysOf(first: string, last: string): string[] {
  const days: string[] = [];
  // Days of UTC all have 24 hours.
  for (let at = Date.parse(first); at <= Date.parse(last); at += dayMs) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}
