import type { ProposalKind } from "#contract/bookings/booking-parts.ts";
import type {
  BookingClosedReason,
  BookingKind,
  BookingPhase,
  BookingStatus,
} from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import { dayMs } from "#contract/shared/durations.ts";

/**
 * A booking from question to end. An owner asks; the side that is awaited says yes or no, and either may
 * ask for other dates until then. Once it is agreed, whoever wants something else proposes it, and
 * everything stays as it is until the other answers. Both may cancel until the end. The clock counts, not
 * the job that writes it down: a question is over when its beginning has come, a booking when its end has.
 */

/**
 * What a booking is to the clock. `overdue` is a question whose beginning has come, `ended` an agreement
 * whose end has: over for everybody, though no job has written that down yet.
 */
export const bookingStates = [
  "none",
  "pending",
  "overdue",
  "ahead",
  "running",
  "ended",
  "declined",
  "cancelled",
  "expired",
  "completed",
] as const;
export type BookingState = (typeof bookingStates)[number];

export const bookingEvents = [
  "create",
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
  "sayHome",
  "expire",
  "complete",
  "lapseProposal",
] as const;
export type BookingEvent = (typeof bookingEvents)[number];

/** Who has to answer, and who asked; the clock is nobody. */
type By = "owner" | "either" | "awaited" | "proposer" | "clock";

/**
 * What a move brings about besides the row: `ask` puts a question to who is awaited, `tell` says what
 * became of one, `fill…` and `free…` keep the sitter's days, `copy` keeps names and pets readable.
 */
export type BookingEffect =
  | "ask"
  | "tellAnswer"
  | "tellChange"
  | "tellCancelled"
  | "copy"
  | "keepDays"
  | "count";

type Transition = {
  from: BookingState | readonly BookingState[];
  event: BookingEvent;
  by: By;
  /** Whether a proposal is open; absent: it doesn't matter. */
  proposal?: "open" | "none";
  to: BookingState | "same";
  effects: readonly BookingEffect[];
};

/** The whole of it: what is not listed can't happen. */
export const bookingTransitions: readonly Transition[] = [
  { from: "none", event: "create", by: "owner", to: "pending", effects: ["ask"] },
  {
    from: "pending",
    event: "accept",
    by: "awaited",
    to: "ahead",
    effects: ["tellAnswer", "copy", "keepDays"],
  },
  { from: "pending", event: "decline", by: "awaited", to: "declined", effects: ["tellAnswer"] },
  { from: "pending", event: "changeDates", by: "either", to: "pending", effects: ["ask"] },
  {
    from: "ahead",
    event: "proposeDates",
    by: "either",
    proposal: "none",
    to: "same",
    effects: ["ask"],
  },
  {
    from: "ahead",
    event: "proposePets",
    by: "owner",
    proposal: "none",
    to: "same",
    effects: ["ask"],
  },
  {
    from: "ahead",
    event: "proposePrice",
    by: "either",
    proposal: "none",
    to: "same",
    effects: ["ask"],
  },
  {
    from: "ahead",
    event: "acceptProposal",
    by: "awaited",
    proposal: "open",
    to: "same",
    effects: ["tellAnswer", "copy", "keepDays"],
  },
  {
    from: "ahead",
    event: "declineProposal",
    by: "awaited",
    proposal: "open",
    to: "same",
    effects: ["tellAnswer"],
  },
  {
    from: "ahead",
    event: "withdrawProposal",
    by: "proposer",
    proposal: "open",
    to: "same",
    effects: ["tellChange"],
  },
  {
    from: ["pending", "ahead", "running"],
    event: "changeDetails",
    by: "either",
    to: "same",
    effects: ["tellChange"],
  },
  {
    from: ["pending", "ahead", "running"],
    event: "cancel",
    by: "either",
    to: "cancelled",
    effects: ["tellCancelled", "keepDays", "count"],
  },
  // Of a stay that ended before its time, for as long as it is handed over; or whose two don't both stay.
  {
    from: ["cancelled", "ended", "completed"],
    event: "sayHome",
    by: "either",
    to: "same",
    effects: ["tellChange"],
  },
  { from: "overdue", event: "expire", by: "clock", to: "expired", effects: ["tellChange"] },
  {
    from: "ended",
    event: "complete",
    by: "clock",
    to: "completed",
    effects: ["keepDays", "count"],
  },
  {
    from: "running",
    event: "lapseProposal",
    by: "clock",
    proposal: "open",
    to: "same",
    effects: ["tellChange"],
  },
];

/** As much of a booking as its rules look at. */
export type BookingFacts = {
  kind: BookingKind;
  status: BookingStatus;
  closedReason: BookingClosedReason | null;
  startsAt: Date;
  endsAt: Date;
  awaiting: ProfileType | null;
  proposal: { kind: ProposalKind; proposedBy: ProfileType } | null;
};

/** By the clock: what a job has not written down yet counts all the same. */
export function bookingStateAt(booking: BookingFacts | null, now: Date): BookingState {
  if (!booking) return "none";
  const { status, closedReason, startsAt, endsAt } = booking;
  if (status === "closed") return closedReason ?? "cancelled";
  if (status === "declined") return "declined";
  if (status === "pending") return now < startsAt ? "pending" : "overdue";
  if (now < startsAt) return "ahead";
  return now < endsAt ? "running" : "ended";
}

/** What everybody is told of it: what is over is closed, whether a job has been there or not. */
export function shownStatusAt(
  booking: BookingFacts,
  now: Date,
): Pick<BookingFacts, "status" | "closedReason"> {
  const state = bookingStateAt(booking, now);
  if (state === "overdue") return { status: "closed", closedReason: "expired" };
  if (state === "ended") return { status: "closed", closedReason: "completed" };
  return { status: booking.status, closedReason: booking.closedReason };
}

/** A proposal is open until the booking begins. */
export function openProposalAt<Proposal>(
  booking: { status: BookingStatus; proposal: Proposal | null; startsAt: Date },
  now: Date,
): Proposal | null {
  return booking.status === "accepted" && now < booking.startsAt ? booking.proposal : null;
}

/** Who has to answer now: the question itself, or what was proposed. */
export function awaitedAt(booking: BookingFacts, now: Date): ProfileType | null {
  const state = bookingStateAt(booking, now);
  const isAsked = state === "pending" || (state === "ahead" && booking.proposal !== null);
  return isAsked ? booking.awaiting : null;
}

export type Move = { booking: BookingFacts | null; event: BookingEvent; by: ProfileType | null };

/** The move, or null where it can't happen: 409 `invalidTransition`. */
export function findTransition({ booking, event, by }: Move, now: Date): Transition | null {
  const state = bookingStateAt(booking, now);
  const isOpen = booking?.proposal != null;
  const found = bookingTransitions.find(
    (transition) =>
      transition.event === event &&
      [transition.from].flat().includes(state) &&
      (transition.proposal === undefined || (transition.proposal === "open") === isOpen) &&
      is(transition.by, by, booking, now),
  );
  return found ?? null;
}

function is(who: By, by: ProfileType | null, booking: BookingFacts | null, now: Date): boolean {
  if (by === null || who === "clock") return by === null && who === "clock";
  if (who === "either") return true;
  if (who === "owner") return by === "pet_owner";
  if (!booking) return false;
  if (who === "awaited") return awaitedAt(booking, now) === by;
  return booking.proposal?.proposedBy === by;
}

/** Lists are made of states; 'upcoming' and 'past' go by the beginning, as the seed has it. */
export function bookingPhaseAt(booking: BookingFacts, now: Date): BookingPhase {
  const state = bookingStateAt(booking, now);
  if (state === "running") return "running";
  return now < booking.startsAt ? "upcoming" : "past";
}

/** Still to come or going on, and agreed: what keeps a profile from being removed. */
export function isAheadOrRunning(booking: BookingFacts, now: Date): boolean {
  return ["ahead", "running"].includes(bookingStateAt(booking, now));
}

/**
 * When care that took place was over: at its end, or when it was cancelled after it had begun. Null for what
 * goes on or lies ahead, for what never began, and for introductions.
 */
export function endedAtOf(
  booking: BookingFacts & { acceptedAt: Date | null; closedAt: Date | null },
  now: Date,
): Date | null {
  const { kind, startsAt, endsAt, acceptedAt, closedAt } = booking;
  if (kind !== "booking") return null;
  const state = bookingStateAt(booking, now);
  if (state === "ended" || state === "completed") return endsAt;
  const hadBegun = acceptedAt !== null && closedAt !== null && closedAt >= startsAt;
  return state === "cancelled" && hadBegun ? closedAt : null;
}

/** In these the sitter stays at the owner's home and can't be anywhere else. */
export const exclusiveServices: readonly ServiceType[] = [
  "sitter_at_owner_home",
  "day_and_night_care_at_owner_home",
];

export function isExclusive({ serviceType }: { serviceType: ServiceType | null }): boolean {
  return serviceType !== null && exclusiveServices.includes(serviceType);
}

/** What a state is in the table's columns; `same` changes none of them. */
export function columnsAt(
  to: BookingState | "same",
  now: Date,
): Partial<{
  status: BookingStatus;
  closedReason: BookingClosedReason | null;
  awaiting: ProfileType | null;
  proposal: null;
  acceptedAt: Date;
  closedAt: Date;
}> {
  switch (to) {
    case "ahead":
      return { status: "accepted", awaiting: null, acceptedAt: now };
    case "declined":
      return { status: "declined", awaiting: null, closedAt: now };
    case "cancelled":
    case "expired":
    case "completed":
      return { status: "closed", closedReason: to, awaiting: null, proposal: null, closedAt: now };
    default:
      return {};
  }
}

/** What somebody who has it in their calendar sees there. */
const shownInCalendars: readonly BookingEvent[] = [
  "accept",
  "changeDates",
  "acceptProposal",
  "changeDetails",
  "cancel",
];

export function raisesSequence(event: BookingEvent): boolean {
  return shownInCalendars.includes(event);
}

/**
 * Every move changes what the other one may be reading: dates, visits, pets, price, place, details, a
 * proposal, the status. Who names the revision that they read means that one and no other.
 */
export function revisionAfter({ revision }: { revision: number }): number {
  return revision + 1;
}

export function isAsRead(booking: { revision: number }, read: number | undefined): boolean {
  return read === undefined || read === booking.revision;
}

/** Afterwards the sitter's bookings are counted anew: what took place, and what was cancelled. */
export function countsForStanding(event: BookingEvent): boolean {
  return bookingTransitions.some((each) => each.event === event && each.effects.includes("count"));
}

export function otherSide(side: ProfileType): ProfileType {
  return side === "pet_owner" ? "pet_sitter" : "pet_owner";
}

/** A sitter's standing looks back one year. */
export function standingSince(now: Date): Date {
  return new Date(now.getTime() - 365 * dayMs);
}
