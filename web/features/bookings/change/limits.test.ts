import { expect, it } from "vitest";
import { mostVisitsADay } from "#contract/bookings/booking-periods.ts";
import { bookingDetailsMaxLength, bookingReasonMaxLength } from "#contract/bookings.ts";
import { detailsMaxLength, mostVisits, reasonMaxLength } from "./limits.ts";

it("are the contract's", () => {
  expect([reasonMaxLength, detailsMaxLength, mostVisits]).toEqual([
    bookingReasonMaxLength,
    bookingDetailsMaxLength,
    mostVisitsADay,
  ]);
});
