import type { ProposalKind } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { urls } from "#contract/urls/urls.ts";
import {
  type BookingFacts,
  findBookingFacts,
} from "#server/domains/bookings/booking-facts.service.ts";
import type { BookingMoved } from "#server/domains/bookings/bookings.events.ts";
import { findCautionsIn } from "#server/domains/chat/messages/cautions.service.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type { BookingNoticeParams } from "../notification-words.ts";
import { type MailReader, type NotifyContext, notify } from "../notify.service.ts";
import type { BookingMailData } from "./booking.emails.tsx";
import {
  mayQuote,
  sidesOf,
  type Telling,
  type ToldIntake,
  tellingsOfIntake,
  tellingsOfMoves,
} from "./booking-notices.rules.ts";

export const bookingMail = defineMail<MailReader & BookingMailData>("notifications.booking");

/** Each try of an event has the same id: with it, what comes of it is told once. */
type Delivered = NotifyContext & { eventId: number };

/** A booking has moved: whoever it concerns is told, each in their own way. */
export async function tellOfMove(ctx: Delivered, moved: BookingMoved): Promise<void> {
  const { bookingId, event, by = null, reason } = moved;
  const telling = tellingsOfMoves[event];
  if (!telling) return;
  await tellSides(ctx, { bookingId, telling, by, reason: reason ?? null });
}

/** Something about a booking's intake form, of which an event says no more than which booking. */
export async function tellOfIntake(
  ctx: Delivered,
  { bookingId, what }: { bookingId: number; what: ToldIntake },
): Promise<void> {
  const telling = tellingsOfIntake[what];
  await tellSides(ctx, { bookingId, telling, by: null, reason: null });
}

type Told = {
  bookingId: number;
  telling: Telling;
  by: ProfileType | null;
  reason: string | null;
};

async function tellSides(ctx: Delivered, told: Told): Promise<void> {
  const facts = await findBookingFacts(ctx.db, told.bookingId);
  if (!facts) return;
  for (const side of sidesOf(told.telling, told.by)) await tellSide(ctx, { ...told, facts, side });
}

async function tellSide(
  ctx: Delivered,
  { bookingId, telling, reason, facts, side }: Told & { facts: BookingFacts; side: ProfileType },
): Promise<void> {
  const own = facts.sides[side];
  const other = facts.sides[side === "pet_owner" ? "pet_sitter" : "pet_owner"];
  if (!own) return;
  const { type } = telling;
  const params = paramsOf(type, facts);
  const path = urls.booking(bookingId);
  const quote = reason !== null && mayQuote(reason, findCautionsIn(reason)) ? reason : null;
  const booking = { ...facts, city: other?.city ?? null };
  await notify(ctx, {
    userId: own.userId,
    profileId: own.profileId,
    otherProfileId: other?.profileId ?? null,
    kind: "bookings",
    type,
    params,
    path,
    causeKey: `${type}:${ctx.eventId}`,
    ...(telling.isMailed
      ? {
          mail: {
            kind: bookingMail,
            data: { type: telling.type, params, path, side, booking, quote },
          },
        }
      : {}),
    // What is known last of a booking is what counts.
    push: { tag: `booking-${bookingId}` },
  });
}

/** Of a proposal what would be; else what is. */
function paramsOf(type: Telling["type"], facts: BookingFacts): BookingNoticeParams {
  const { bookingId, kind: bookingKind, proposal } = facts;
  const isAbout = (kind: ProposalKind) => type === `booking_${kind}_proposed`;
  const period = (isAbout("dates") && proposal?.period) || facts.period;
  const petNames = (isAbout("pets") && proposal?.petNames) || facts.petNames;
  const priceCents = isAbout("price") ? proposal?.priceCents : undefined;
  return {
    bookingId,
    bookingKind,
    startOn: period.startDate,
    endOn: period.endDate,
    pets: petNames.join("\n"),
    ...priceOf(priceCents ?? facts.priceCents),
  };
}

function priceOf(priceCents: number | null): { priceCents?: number } {
  return priceCents === null ? {} : { priceCents };
}
