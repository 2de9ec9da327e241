import type { Booking } from "#contract/bookings.ts";
import { firstDayOf, lastDayOf } from "../booking-dates.ts";
import { isByDay, isCalledOff } from "../booking-words.ts";

/** What somebody has to do on a day: come by, be there, begin or end a stay. */
export type AgendaItem = {
  booking: Booking;
  time: string;
  endTime?: string;
  what: "introduction" | "visit" | "walk" | "day" | "begins" | "ends";
};

export type AgendaDay = { date: string; items: AgendaItem[] };

/** These days one by one, each in the order of the clock. What was called off is nothing to do. */
export function agendaOf(bookings: readonly Booking[], days: readonly string[]): AgendaDay[] {
  const on = bookings.filter((booking) => !isCalledOff(booking));
  return days.map((date) => ({
    date,
    items: on
      .flatMap((booking) => itemsOn(booking, date))
      .toSorted((a, b) => a.time.localeCompare(b.time) || a.booking.id - b.booking.id),
  }));
}

function itemsOn(booking: Booking, date: string): AgendaItem[] {
  const [first, last] = [firstDayOf(booking), lastDayOf(booking)];
  if (date < first || date > last) return [];
  const { time, endTime, visits, kind, serviceType } = booking;
  if (kind === "introduction") {
    return date === first ? [{ booking, time, endTime, what: "introduction" }] : [];
  }
  if (visits.length > 0) {
    const what = serviceType === "dog_walking_service" ? "walk" : "visit";
    return visits
      .filter((at) => (date !== first || at >= time) && (date !== last || at <= endTime))
      .map((at) => ({ booking, time: at, what }));
  }
  if (isByDay(booking) || first === last) return [{ booking, time, endTime, what: "day" }];
  if (date === first) return [{ booking, time, what: "begins" }];
  return date === last ? [{ booking, time: endTime, what: "ends" }] : [];
}
