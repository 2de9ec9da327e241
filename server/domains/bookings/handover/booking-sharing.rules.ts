import { daysSharedAfterBlock, type SharingState } from "#contract/bookings/what-is-shared.ts";
import { daysKnownAfterEnd } from "#contract/privacy/what-may-be-known.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { dayWindow } from "#server/platform/amsterdam-time.ts";
import { type BookingFacts, bookingStateAt } from "../bookings.rules.ts";

/** As much of a booking as says how much of each other its two may know. */
export type SharingFacts = BookingFacts & {
  acceptedAt: Date | null;
  closedAt: Date | null;
  /** When each side said that the animals are home. */
  ownerHomeAt: Date | null;
  sitterHomeAt: Date | null;
  /** When a block or a ban came after the end. */
  contactEndedAt: Date | null;
};

/** Until when something of a booking is shared, whatever that is by then. */
export function sharedUntil({ endsAt, contactEndedAt }: SharingFacts): Date {
  const days = contactEndedAt === null ? daysKnownAfterEnd : daysSharedAfterBlock;
  return new Date(endsAt.getTime() + days * dayMs);
}

/** What the two may know of each other: see `isShared`. */
export function sharingAt(booking: SharingFacts, now: Date): SharingState {
  if (now >= sharedUntil(booking)) return "nothing";
  switch (bookingStateAt(booking, now)) {
    case "ahead":
    case "running":
      return "agreed";
    case "ended":
    case "completed":
      return booking.contactEndedAt === null ? "afterwards" : "blocked";
    case "cancelled":
      return hasEndedEarly(booking) && !areAllHome(booking) ? "handover" : "nothing";
    default:
      return "nothing";
  }
}

/** Care that had begun, and was not carried on to its end: the animals were in somebody's hands. */
export function hasEndedEarly({ kind, ...booking }: SharingFacts): boolean {
  const { closedReason, acceptedAt, closedAt, startsAt } = booking;
  const hadBegun = acceptedAt !== null && closedAt !== null && closedAt >= startsAt;
  return kind === "booking" && closedReason === "cancelled" && hadBegun;
}

function areAllHome({ ownerHomeAt, sitterHomeAt }: SharingFacts): boolean {
  return ownerHomeAt !== null && sitterHomeAt !== null;
}

/**
 * Until when the accounts of a stay's two stay for each other's sake, if it went on at `since`: as long as
 * anything is shared, or to the day after both have said that the animals are home. Null: they needn't.
 */
export function accountsStayUntil(
  booking: SharingFacts,
  { since, now }: { since: Date; now: Date },
): Date | null {
  const { startsAt, endsAt, closedAt, ownerHomeAt, sitterHomeAt } = booking;
  const isOver = endsAt <= since || (closedAt !== null && closedAt <= since);
  const wasGoingOn = startsAt <= since && (!isOver || hasEndedEarly(booking));
  if (booking.kind !== "booking" || booking.acceptedAt === null || !wasGoingOn) return null;
  if (ownerHomeAt !== null && sitterHomeAt !== null) {
    const homeAt = new Date(Math.max(ownerHomeAt.getTime(), sitterHomeAt.getTime()));
    if (homeAt <= since) return null;
    const { until: dayAfter } = dayWindow(dayInAmsterdam(homeAt));
    return now < dayAfter ? dayAfter : null;
  }
  const until = sharedUntil(booking);
  return now < until ? until : null;
}

/**
 * Whether either of the two may still say that the animals are home: of a stay that is handed over, and of one
 * that is done whose account waits for that.
 */
export function mayBeSaidHome(
  booking: SharingFacts,
  { isLeaving, now }: { isLeaving: boolean; now: Date },
): boolean {
  const sharing = sharingAt(booking, now);
  if (sharing === "handover") return true;
  return (
    isLeaving && sharing === "afterwards" && booking.kind === "booking" && !areAllHome(booking)
  );
}

/** Whether this side has said so, and when. */
export function homeSaidBy(
  side: ProfileType,
  { ownerHomeAt, sitterHomeAt }: Pick<SharingFacts, "ownerHomeAt" | "sitterHomeAt">,
): Date | null {
  return side === "pet_owner" ? ownerHomeAt : sitterHomeAt;
}
