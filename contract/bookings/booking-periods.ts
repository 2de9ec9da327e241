import * as z from "zod";
import { calendarDate, timeOfDay } from "../shared/dates.ts";
import { id } from "../shared/ids.ts";
import { listOf } from "../shared/validation/inputs.ts";

export const mostVisitsADay = 8;

/** A moment as the clock in Amsterdam shows it: `2026-12-20T09:30:00+01:00`. */
const amsterdamMoment = z.iso.datetime({ offset: true });

/** A day, or a moment of which the day in Amsterdam counts. */
const bookingDay = z.union([calendarDate, z.iso.datetime({ offset: true, local: true })]);

/** From when to when, as an answer says it. */
export const bookingPeriod = {
  startDate: amsterdamMoment,
  time: timeOfDay,
  endDate: amsterdamMoment,
  endTime: timeOfDay,
  visits: z.array(timeOfDay),
};

/** Days and times; for visits the first and the last one are enough of an end. */
export const bookingPeriodForm = z.object({
  startDate: bookingDay,
  time: timeOfDay.optional(),
  endDate: bookingDay.optional(),
  endTime: timeOfDay.optional(),
  visits: listOf(timeOfDay, mostVisitsADay).optional(),
});
export type BookingPeriodForm = z.input<typeof bookingPeriodForm>;

/** What overlaps, and whose it is; of strangers nothing but when. */
export const bookingConflict = z.object({
  whose: z.enum(["own", "other"]),
  startDate: amsterdamMoment,
  endDate: amsterdamMoment,
  /** The sitter can't be in two homes: it will be refused. Otherwise it is for them to judge. */
  isExclusive: z.boolean(),
  /** Of the viewer's own. */
  bookingId: id.optional(),
  firstName: z.string().optional(),
});
export type BookingConflict = z.infer<typeof bookingConflict>;
