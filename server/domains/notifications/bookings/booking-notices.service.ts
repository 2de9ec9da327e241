import type { ProposalKind } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { urls } from "#contract/urls/urls.ts";
import type { Db } from "#server/db/database.ts";
import type { BookingMoved } from "#server/domains/bookings/bookings.events.ts";
import { writeMailedEvent } from "#server/domains/bookings/calendars/calendar-entries.service.ts";
import { findBookingFacts } from "#server/domains/bookings/facts/booking-facts.service.ts";
import { findIntakeStates } from "#server/domains/intake-forms/intake-forms.service.ts";
import { findCautionsIn } from "#server/domains/safety/cautions/cautions.service.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type { BookingNoticeParams } from "../notification-words.ts";
import { findReader } from "../notifications.repository.ts";
import { type MailReader, type NotifyContext, notify } from "../notify.service.ts";
import type { BookingMailData, MailedBooking } from "./booking.emails.tsx";
import { findCities, findPetNames } from "./booking-notices.repository.ts";
import {
  mayQuote,
  sidesOf,
  type Telling,
  type ToldIntake,
  tellingOfEarlyEnd,
  tellingsOfIntake,
  tellingsOfMoves,
} from "./booking-notices.rules.ts";

export const bookingMail = defineMail<MailReader & BookingMailData>("notifications.booking");

/** Each try of an event has the same id: with it, what comes of it is told once. */
type Delivered = NotifyContext & { eventId: number };

/** A booking has moved: whoever it concerns is told, each in their own way. */
export async function tellOfMove(ctx: Delivered, moved: BookingMoved): Promise<void> {
  const { bookingId, event, by = null, reason, isEarly } = moved;
  const telling = isEarly ? tellingOfEarlyEnd : tellingsOfMoves[event];
  if (!telling) return;
  const { isMailed } = telling;
  await tellSides(ctx, { bookingId, telling, by, reason: reason ?? null, isMailed });
}

/** Something about a booking's intake form, of which an event says no more than which booking. */
export async function tellOfIntake(
  ctx: Delivered,
  { bookingId, what, isMailed = true }: { bookingId: number; what: ToldIntake; isMailed?: boolean },
): Promise<void> {
  const telling = tellingsOfIntake[what];
  await tellSides(ctx, { bookingId, telling, by: null, reason: null, isMailed });
}

type Told = {
  bookingId: number;
  telling: Telling;
  by: ProfileType | null;
  reason: string | null;
  isMailed: boolean;
};

async function tellSides(ctx: Delivered, told: Told): Promise<void> {
  const booking = await describeBooking(ctx.db, told.bookingId);
  if (!booking) return;
  for (const side of sidesOf(told.telling, told.by)) {
    await tellSide(ctx, { ...told, booking, side });
  }
}

export type TellableSide = { userId: number; profileId: number; city: string | null };
export type TellableBooking = Omit<MailedBooking, "city"> & {
  sides: Record<ProfileType, TellableSide | null>;
};

/** With the names of proposed pets, and where the two live, as strangers may know it. */
export async function describeBooking(db: Db, bookingId: number): Promise<TellableBooking | null> {
  const facts = await findBookingFacts(db, bookingId);
  if (!facts) return null;
  const { proposal, people, profileIds, period, priceCents, isPriceAgreed } = facts;
  // Of an owner who has left they stay with the booking, and go nowhere from there.
  const petNames = profileIds.pet_owner === null ? [] : facts.petNames;
  const { kind, serviceType, place } = facts;
  const cities = await findCities(
    db,
    Object.values(people).flatMap((person) => person?.id ?? []),
  );
  const sideOf = (side: ProfileType): TellableSide | null => {
    const [userId, profileId] = [people[side]?.id, profileIds[side]];
    if (userId === undefined || profileId === null) return null;
    return { userId, profileId, city: cities.get(userId) ?? null };
  };
  return {
    ...{ kind, serviceType, petNames, period, place, priceCents, isPriceAgreed },
    proposal: proposal && {
      kind: proposal.kind,
      ...(proposal.period ? { period: proposal.period } : {}),
      ...(proposal.petIds ? { petNames: await findPetNames(db, proposal.petIds) } : {}),
      ...(proposal.agreedPrice === undefined ? {} : { priceCents: proposal.agreedPrice }),
    },
    sides: { pet_owner: sideOf("pet_owner"), pet_sitter: sideOf("pet_sitter") },
  };
}

type ToldSide = Told & { booking: TellableBooking; side: ProfileType };

async function tellSide(ctx: Delivered, told: ToldSide): Promise<void> {
  const { bookingId, telling, side } = told;
  const { sides, ...booking } = told.booking;
  const own = sides[side];
  const other = sides[side === "pet_owner" ? "pet_sitter" : "pet_owner"];
  if (!own) return;
  const { type } = telling;
  const params = paramsOf(told);
  const path = pathOf(told);
  const about = { params, path, side, booking: { ...booking, city: other?.city ?? null } };
  const data = {
    ...about,
    quote: quoteOf(told.reason),
    intakePath: await intakePathOf(ctx, told),
    calendar: await calendarOf(ctx, { ...told, userId: own.userId }),
  };
  await notify(ctx, {
    userId: own.userId,
    profileId: own.profileId,
    otherProfileId: other?.profileId ?? null,
    kind: "bookings",
    ...{ type, params, path },
    causeKey: `${type}:${ctx.eventId}`,
    ...(telling.isMailed && told.isMailed
      ? { mail: { kind: bookingMail, data: { ...data, type: telling.type } } }
      : {}),
    // What is known last of a booking is what counts.
    push: { tag: `booking-${bookingId}` },
  });
}

/** An owner who reads of the yes reads in the same mail what to do next; see `intakeAsked`. */
async function intakePathOf(ctx: Delivered, { bookingId, telling, side }: ToldSide) {
  if (telling.type !== "booking_accepted" || side !== "pet_owner") return null;
  const form = (await findIntakeStates(ctx, [bookingId])).get(bookingId);
  return form && form.progress !== "completed" ? urls.intake(bookingId) : null;
}

/** What is agreed on, otherwise agreed on, or off; for the calendar of who reads the mail. */
const changesCalendars: readonly Telling["type"][] = [
  "booking_accepted",
  "booking_proposal_accepted",
  "booking_cancelled",
  "booking_ended_early",
];

async function calendarOf(
  ctx: Delivered,
  { bookingId, telling, side, userId }: ToldSide & { userId: number },
) {
  if (!changesCalendars.includes(telling.type)) return null;
  const reader = await findReader(ctx.db, userId);
  return reader && writeMailedEvent(ctx, { bookingId, side, locale: reader.locale });
}

/** What is about the form leads to the form. */
function pathOf({ bookingId, telling }: Told): string {
  const isAboutForm = Object.values(tellingsOfIntake).some(({ type }) => type === telling.type);
  return isAboutForm ? urls.intake(bookingId) : urls.booking(bookingId);
}

function quoteOf(reason: string | null): string | null {
  return reason !== null && mayQuote(reason, findCautionsIn(reason)) ? reason : null;
}

/** Of a proposal what would be; else what is. */
function paramsOf({ bookingId, telling, booking }: ToldSide): BookingNoticeParams {
  const { kind: bookingKind, proposal } = booking;
  const isAbout = (kind: ProposalKind) => telling.type === `booking_${kind}_proposed`;
  const period = (isAbout("dates") && proposal?.period) || booking.period;
  const petNames = (isAbout("pets") && proposal?.petNames) || booking.petNames;
  const proposedPrice = isAbout("price") ? proposal?.priceCents : undefined;
  const priceCents = proposedPrice ?? booking.priceCents;
  return {
    bookingId,
    bookingKind,
    startOn: period.startDate,
    endOn: period.endDate,
    pets: petNames.join("\n"),
    ...(priceCents === null ? {} : { priceCents }),
  };
}
