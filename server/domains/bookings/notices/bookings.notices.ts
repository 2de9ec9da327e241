import type { ProposalKind } from "#contract/bookings/booking-parts.ts";
import type { Caution } from "#contract/messages.ts";
import type { BookingNotificationType } from "#contract/notifications.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { urls } from "#contract/urls/urls.ts";
import { findReader, type NotifyContext, notify } from "#server/domains/notify/notify.service.ts";
import { findCautionsIn } from "#server/domains/safety/cautions/cautions.service.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import {
  isMailed,
  type MailedType,
  type MailReader,
  type NoticeEntry,
  type NoticeTable,
} from "#server/platform/notices.ts";
import { type BookingMoved, bookingMoved } from "../bookings.events.ts";
import type { BookingPorts } from "../bookings.ports.ts";
import type { BookingEvent } from "../bookings.rules.ts";
import { writeMailedEvent } from "../calendars/calendar-entries.service.ts";
import {
  type DescribedBooking,
  describeBooking,
  type MailedBooking,
} from "../facts/described-bookings.service.ts";
import { type BookingNoticeParams, bookingWordsOf } from "./booking-words.ts";

/**
 * Who is told what of a booking. Whoever did something knows it; the other is told. What the clock does is
 * told to who waits for it. A mail is for what asks for an answer, gives one, or changes what both count on.
 */
type BookingEntry = NoticeEntry & {
  /** `other` than who did it; both, where nobody is left who did. */
  to: "other" | ProfileType;
};

const entries = {
  booking_asked: { kind: "bookings", isMailed: true, to: "other" },
  booking_accepted: { kind: "bookings", isMailed: true, to: "other" },
  booking_declined: { kind: "bookings", isMailed: true, to: "other" },
  booking_dates_changed: { kind: "bookings", isMailed: true, to: "other" },
  booking_dates_proposed: { kind: "bookings", isMailed: true, to: "other" },
  booking_pets_proposed: { kind: "bookings", isMailed: true, to: "other" },
  booking_price_proposed: { kind: "bookings", isMailed: true, to: "other" },
  booking_proposal_accepted: { kind: "bookings", isMailed: true, to: "other" },
  booking_proposal_declined: { kind: "bookings", isMailed: true, to: "other" },
  booking_proposal_withdrawn: { kind: "bookings", isMailed: false, to: "other" },
  booking_details_changed: { kind: "bookings", isMailed: true, to: "other" },
  booking_cancelled: { kind: "bookings", isMailed: true, to: "other" },
  // Called off after it had begun: with the animals in somebody's house there is something left to do.
  booking_ended_early: { kind: "bookings", isMailed: true, to: "other" },
  booking_said_home: { kind: "bookings", isMailed: true, to: "other" },
  booking_expired: { kind: "bookings", isMailed: true, to: "pet_owner" },
  // Of the form that hangs on a booking: its domain tells of it by this table.
  intake_asked: { kind: "bookings", isMailed: true, to: "pet_owner" },
  intake_filled: { kind: "bookings", isMailed: true, to: "pet_sitter" },
  intake_changed: { kind: "bookings", isMailed: true, to: "pet_sitter" },
} as const satisfies Record<BookingNotificationType, BookingEntry>;

/** What is told of each move. */
export const noticesOfMoves = {
  create: "booking_asked",
  accept: "booking_accepted",
  decline: "booking_declined",
  changeDates: "booking_dates_changed",
  proposeDates: "booking_dates_proposed",
  proposePets: "booking_pets_proposed",
  proposePrice: "booking_price_proposed",
  acceptProposal: "booking_proposal_accepted",
  declineProposal: "booking_proposal_declined",
  withdrawProposal: "booking_proposal_withdrawn",
  changeDetails: "booking_details_changed",
  cancel: "booking_cancelled",
  sayHome: "booking_said_home",
  expire: "booking_expired",
  // It went as agreed; being asked how it was is for later.
  complete: null,
  // Nothing has changed by it, and the chat says so.
  lapseProposal: null,
} as const satisfies Record<BookingEvent, BookingNotificationType | null>;

export type BookingMailData = {
  type: MailedType<typeof entries>;
  params: BookingNoticeParams;
  /** Where the button leads. */
  path: string;
  side: ProfileType;
  booking: MailedBooking;
  /** What who did it wrote about it. */
  quote: string | null;
  /** The form that the reader has to fill in next. */
  intakePath: string | null;
  /** What becomes of it in the reader's own calendar. */
  calendar: { text: string; method: "PUBLISH" | "CANCEL" } | null;
};

export const bookingNotices = {
  entries,
  words: bookingWordsOf,
  mail: defineMail<MailReader & BookingMailData>("notifications.booking"),
} satisfies NoticeTable<BookingNotificationType, BookingMailData>;

type WithPorts = { ports: Pick<BookingPorts, "findIntakeStates"> };
/** Each try of an event has the same id: with it, what comes of it is told once. */
type DeliveredContext = NotifyContext & WithPorts & { eventId: number };

export function subscribeBookingNotices({ on }: DomainEntries<WithPorts>): void {
  on(bookingMoved, "notifications.tell-of-booking", notifyMove);
}

async function notifyMove(ctx: DeliveredContext, moved: BookingMoved): Promise<void> {
  const { bookingId, event, by = null, reason = null, isEarly } = moved;
  const type = isEarly ? "booking_ended_early" : noticesOfMoves[event];
  if (type) await notifySides(ctx, { bookingId, type, by, reason });
}

type BookingNotice = {
  bookingId: number;
  type: BookingNotificationType;
  /** Whose doing it was; absent where it was nobody's. */
  by?: ProfileType | null;
  reason?: string | null;
  /** Absent: as the table says. */
  isMailed?: boolean;
};

/** Something has happened to a booking or to its form: whoever it concerns is told, each in their own way. */
export async function notifySides(ctx: DeliveredContext, notice: BookingNotice): Promise<void> {
  const booking = await describeBooking(ctx.db, notice.bookingId);
  if (!booking) return;
  for (const side of sidesOf(entries[notice.type], notice.by ?? null)) {
    await notifySide(ctx, { notice, booking, side });
  }
}

const bothSides: readonly ProfileType[] = ["pet_owner", "pet_sitter"];

/** Which of the two sides a notice is for. */
export function sidesOf({ to }: Pick<BookingEntry, "to">, by: ProfileType | null): ProfileType[] {
  return bothSides.filter((side) => (to === "other" ? side !== by : side === to));
}

type SideNotice = { notice: BookingNotice; booking: DescribedBooking; side: ProfileType };

async function notifySide(ctx: DeliveredContext, sideNotice: SideNotice): Promise<void> {
  const { notice, side } = sideNotice;
  const { bookingId, type, reason = null } = notice;
  const { sides, ...booking } = sideNotice.booking;
  const own = sides[side];
  const other = sides[side === "pet_owner" ? "pet_sitter" : "pet_owner"];
  if (!own) return;
  const { userId, profileId } = own;
  const params = paramsOf(sideNotice);
  const path = isAboutForm(type) ? urls.intake(bookingId) : urls.booking(bookingId);
  const data = {
    params,
    path,
    side,
    booking: { ...booking, city: other?.city ?? null },
    quote: quoteOf(reason),
    intakePath: await intakePathOf(ctx, sideNotice),
    calendar: await calendarOf(ctx, { ...sideNotice, userId }),
  };
  const isWanted = notice.isMailed !== false;
  await notify(ctx, {
    table: bookingNotices,
    type,
    userId,
    profileId,
    otherProfileId: other?.profileId ?? null,
    params,
    path,
    causeKey: `${type}:${ctx.eventId}`,
    ...(isWanted && isMailed(entries, type) ? { mail: { ...data, type } } : {}),
    // What is known last of a booking is what counts.
    push: { tag: `booking-${bookingId}` },
  });
}

/** What is about the form leads to the form. */
function isAboutForm(type: BookingNotificationType): boolean {
  return type === "intake_asked" || type === "intake_filled" || type === "intake_changed";
}

/** An owner who reads of the yes reads in the same mail what to do next; see `intakeAsked`. */
async function intakePathOf(
  ctx: DeliveredContext,
  { notice: { bookingId, type }, side }: SideNotice,
): Promise<string | null> {
  if (type !== "booking_accepted" || side !== "pet_owner") return null;
  const form = (await ctx.ports.findIntakeStates(ctx, [bookingId])).get(bookingId);
  return form && form.progress !== "completed" ? urls.intake(bookingId) : null;
}

/** What is agreed on, otherwise agreed on, or off; for the calendar of who reads the mail. */
const changesCalendars: readonly BookingNotificationType[] = [
  "booking_accepted",
  "booking_proposal_accepted",
  "booking_cancelled",
  "booking_ended_early",
];

async function calendarOf(
  ctx: DeliveredContext,
  { notice: { bookingId, type }, side, userId }: SideNotice & { userId: number },
) {
  if (!changesCalendars.includes(type)) return null;
  const reader = await findReader(ctx, userId);
  return reader && writeMailedEvent(ctx, { bookingId, side, locale: reader.locale });
}

function quoteOf(reason: string | null): string | null {
  return reason !== null && mayQuote(reason, findCautionsIn(reason)) ? reason : null;
}

/**
 * Whether what somebody wrote may stand in a mail, which passes through many hands: not with a way to
 * reach them, an address or a code in it. Then it is read where the booking is.
 */
export function mayQuote(text: string, cautions: readonly Caution[]): boolean {
  // A year is no code.
  return cautions.length === 0 && !/(?<!\d)(?!20\d\d(?!\d))\d{4,}/.test(text);
}

/** Of a proposal what would be; else what is. */
function paramsOf({ notice: { bookingId, type }, booking }: SideNotice): BookingNoticeParams {
  const { kind: bookingKind, proposal } = booking;
  const isAbout = (kind: ProposalKind) => type === `booking_${kind}_proposed`;
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
