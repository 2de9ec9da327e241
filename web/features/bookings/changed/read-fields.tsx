import type { Booking } from "#contract/bookings.ts";
import { readOf, toField } from "./read-booking.ts";

/** In a form that is sent without script: to which of its states the answer is, and what that said. */
export function ReadFields({ booking }: { booking: Booking }) {
  return (
    <>
      <input type="hidden" name="revision" value={booking.revision} />
      <input type="hidden" name="read" value={toField(readOf(booking))} />
    </>
  );
}
