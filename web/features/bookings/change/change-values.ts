import type { BookingPeriodForm } from "#contract/bookings/booking-periods.ts";
import { firstDayOf, lastDayOf, type When } from "../booking-dates.ts";

/** What the form of other dates holds; named as the server names what is wrong with it. */
export type DatesValues = {
  startDate: string | null;
  endDate: string | null;
  time: string;
  endTime: string;
  visits: string[];
  reason: string;
};

export function datesValuesOf(when: When): DatesValues {
  return {
    startDate: firstDayOf(when),
    endDate: lastDayOf(when),
    time: when.time,
    endTime: when.endTime,
    visits: [...when.visits],
    reason: "",
  };
}

/** As the server takes it. A time that was left empty isn't one; without a day there is nothing to send. */
export function periodOf(values: DatesValues): BookingPeriodForm {
  const { startDate, endDate, time, endTime } = values;
  const visits = values.visits.filter((at) => at !== "");
  return {
    startDate: startDate ?? "",
    ...(endDate ? { endDate } : {}),
    ...(time ? { time } : {}),
    ...(endTime ? { endTime } : {}),
    ...(values.visits.length > 0 ? { visits } : {}),
  };
}

/**
 * Other times of day. The first day begins with one of them and the last one ends with one: where that
 * one went, the nearest end of the day takes its place.
 */
export function withVisits(values: DatesValues, visits: string[]): DatesValues {
  const times = visits.filter((at) => at !== "").toSorted();
  const { time, endTime } = values;
  return {
    ...values,
    visits,
    time: times.includes(time) ? time : (times[0] ?? time),
    endTime: times.includes(endTime) ? endTime : (times.at(-1) ?? endTime),
  };
}
