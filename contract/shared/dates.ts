import * as z from "zod";
import { rule } from "./validation/validation-texts.ts";

/** An instant in UTC, to the second: `2026-11-15T09:30:00Z`. */
export const instant = z.iso.datetime();
/** A day on the calendar: `2026-11-15`. There is no year 0, neither for people nor for PostgreSQL. */
export const calendarDate = z.iso.date().refine((day) => day >= "0001", rule("date"));
/** A time of day in Europe/Amsterdam: `09:30`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, rule("time"));

export function toInstant(date: Date): string {
  return date.toISOString().replace(/\.\d{3}Z$/, "Z");
}
