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

/** What overlaps, of the viewer's own; of what others have planned nothing is told. */
export const bookingConflict = z.object({
  whose: z.literal("own"),
  startDate: amsterdamMoment,
  endDate: amsterdamMoment,
  /** The sitter can't be in two homes: it will be refused. Otherwise it is for the viewer to judge. */
  isExclusive: z.boolean(),
  bookingId: id,
  /** Whom it is with; absent where they left. */
  firstName: z.string().optional(),
});
export type BookingConflict = z.infer<typeof bookingConflict>;

export const bookingConflicts = z.object({
  hasConflictingBookings: z.boolean(),
  conflicts: z.array(bookingConflict),
  /** A sitter's public calendar shows some of these days as taken; of an owner it is never told. */
  otherUnavailable: z.boolean(),
});
export type BookingConflicts = z.infer<typeof bookingConflicts>;
