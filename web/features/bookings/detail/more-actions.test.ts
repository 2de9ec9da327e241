import { expect, it } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { wireBooking } from "#tests/factories/wire-bookings.ts";
import { firstDayOf } from "../booking-dates.ts";
import { logbookIdOf } from "./more-actions.tsx";

const first = firstDayOf(wireBooking(3));
const dayBefore = (days: number) =>
  new Date(Date.parse(first) - days * dayMs).toISOString().slice(0, 10);

it.each<[string, Partial<Booking>, string, number | null]>([
  ["two days before it", { phase: "upcoming" }, dayBefore(2), null],
  ["the day before it", { phase: "upcoming" }, dayBefore(1), 7],
  ["while it goes on", { phase: "running" }, first, 7],
  ["after it", { phase: "past", status: "closed", closedReason: "completed" }, "2028-01-01", 7],
  ["cancelled", { status: "closed", closedReason: "cancelled" }, first, null],
])("%s", (_when, booking, today, expected) => {
  expect(logbookIdOf(wireBooking(3, { logbook: { id: 7 }, ...booking }), today)).toBe(expected);
});

it("is none before there is one", () => {
  expect(logbookIdOf(wireBooking(3, { phase: "running" }), first)).toBeNull();
});
