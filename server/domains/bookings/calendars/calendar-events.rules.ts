import { visitsOf } from "#contract/bookings/price-estimate.ts";
import { dayMs, minuteMs } from "#contract/shared/durations.ts";
import { instantOf } from "#server/platform/amsterdam-time.ts";

/**
 * What of a booking stands in somebody's calendar. An introduction and a stay are one event each. Of
 * visits nobody wants an event of a fortnight, nor twenty-eight that have to be taken out one by one:
 * each time of day is an event of its own that repeats daily, from its first visit to its last.
 */
export type PlannedEvent = {
  /** The same for as long as the booking exists: with a higher sequence it replaces what was there. */
  uid: string;
  startsAt: Date;
  endsAt: Date;
  /** How many days in a row. */
  days: number;
  alarms: readonly Alarm[];
};

/** Before each time, or once and for all. */
export type Alarm = { before: "P1D" | "PT1H" } | { at: Date };

/** As much of a booking as says when it is. */
export type PlannedBooking = {
  id: number;
  startOn: string;
  startTime: string;
  endOn: string;
  endTime: string;
  visits: readonly string[];
  visitMinutes: number | null;
  startsAt: Date;
  endsAt: Date;
};

/** Of a booking that says how often but not how long. */
const usualVisitMinutes = 30;

/** How the names of all our events end; `booking-7@kwispel.nl`. */
export function uidEnding(appUrl: string): string {
  return `@${new URL(appUrl).hostname}`;
}

export function eventsOf(booking: PlannedBooking, ending: string): PlannedEvent[] {
  const { id, startsAt, endsAt } = booking;
  if (booking.visits.length > 0) return visitEvents(booking, ending);
  const alarms: Alarm[] = [{ before: "P1D" }];
  return [{ uid: `booking-${id}${ending}`, startsAt, endsAt, days: 1, alarms }];
}

function visitEvents(booking: PlannedBooking, ending: string): PlannedEvent[] {
  const { id, startOn, startTime, endOn, endTime, visits, visitMinutes, startsAt } = booking;
  const all = visitsOf({
    startDate: startOn,
    time: startTime,
    endDate: endOn,
    endTime,
    visits: [...visits],
  });
  const lastsMs = (visitMinutes ?? usualVisitMinutes) * minuteMs;
  const aDayBefore: Alarm = { at: new Date(startsAt.getTime() - dayMs) };
  return [...visits].toSorted().flatMap((time, index) => {
    const days = all.filter((visit) => visit.time === time);
    const [first] = days;
    if (!first) return [];
    const begins = instantOf(first.date, time);
    const isFirst = begins.getTime() === startsAt.getTime();
    return {
      uid: `booking-${id}-visit-${index + 1}${ending}`,
      startsAt: begins,
      endsAt: new Date(begins.getTime() + lastsMs),
      days: days.length,
      // That it begins tomorrow is said once, an hour's notice before each visit.
      alarms: [{ before: "PT1H" as const }, ...(isFirst ? [aDayBefore] : [])],
    };
  });
}
