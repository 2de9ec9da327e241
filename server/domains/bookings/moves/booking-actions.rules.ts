import { isShared } from "#contract/bookings/what-is-shared.ts";
import type { BookingAction, BookingPlace } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { type BookingEvent, bookingStateAt, findTransition } from "../bookings.rules.ts";
import {
  homeSaidBy,
  mayBeSaidHome,
  type SharingFacts,
  sharingAt,
} from "../handover/booking-sharing.rules.ts";

/** Moves that are buttons; the others follow from a call or from the clock. */
const movesByHand = [
  "accept",
  "decline",
  "changeDates",
  "proposeDates",
  "proposePets",
  "proposePrice",
  "acceptProposal",
  "declineProposal",
  "withdrawProposal",
  "changeDetails",
  "cancel",
] as const satisfies readonly (BookingAction & BookingEvent)[];

/** What one side may do with a booking now: the buttons of its page. */
export function bookingActionsOf(
  booking: SharingFacts & { place: BookingPlace },
  side: ProfileType,
  { now, isLeaving }: { now: Date; isLeaving: boolean },
): BookingAction[] {
  const moves = movesByHand.filter(
    (event) =>
      findTransition({ booking, event, by: side }, now) &&
      // An introduction has no price, and who comes along is not asked.
      !(booking.kind === "introduction" && (event === "proposePrice" || event === "proposePets")),
  );
  const state = bookingStateAt(booking, now);
  const others: BookingAction[] = [];
  if (state === "ahead" || state === "running") others.push("addToCalendar");
  const sharing = sharingAt(booking, now);
  const isToSay = homeSaidBy(side, booking) === null;
  if (isToSay && mayBeSaidHome(booking, { isLeaving, now })) others.push("sayHome");
  if (booking.kind === "booking") {
    if (side === "pet_sitter") {
      if (isShared(sharing, "care", booking.place)) others.push("readIntake");
    } else if (state === "ahead" || state === "running") others.push("fillIntake");
  }
  return [...moves, ...others];
}
