import type { CarePeriod } from "#contract/bookings/price-estimate.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { isExclusionViolation } from "#server/db/errors.ts";
import {
  approachByBooking,
  showNextStep,
} from "#server/domains/chat/contact/booking-contact.service.ts";
import {
  answerBookingQuestions,
  writeProductMessage,
} from "#server/domains/chat/messages/product-messages.service.ts";
import type { Context } from "#server/platform/context.ts";
import { conflict } from "#server/platform/http/problem.ts";
import { messagesOf, type Proposed, questionAnswerOf } from "./booking-messages.rules.ts";
import { type BookingMoved, bookingMoved } from "./bookings.events.ts";
import {
  type BookingChange,
  type BookingRow,
  changeBooking,
  listPets,
} from "./bookings.repository.ts";
import {
  type BookingEvent,
  columnsAt,
  findTransition,
  isExclusive,
  otherSide,
  raisesSequence,
  revisionAfter,
} from "./bookings.rules.ts";
import { hasEndedEarly } from "./handover/booking-sharing.rules.ts";
import { copyNames } from "./people/booking-people.repository.ts";
import { copyPets } from "./people/booking-pets.repository.ts";
import { keepDaysOf } from "./stays/booking-days.service.ts";
import { listOverlapping, lockStaysOf, tryLockStaysOf } from "./stays/stays.repository.ts";

export type Moving = {
  /** Locked. */
  booking: BookingRow;
  event: BookingEvent;
  /** Null: the clock. */
  by: ProfileType | null;
  change?: BookingChange;
  /** Pets that take the place of those that it has. */
  petIds?: readonly number[] | undefined;
  /** What is asked for instead, for the message about it. */
  proposed?: Proposed;
  reason?: string | undefined;
  /** What put an end to the contact, and with it to this. */
  cause?: BookingMoved["cause"];
};

/**
 * One move of a booking that its caller has locked: what may happen stands in the table of transitions,
 * and everything that follows is part of the same transaction, or is told by the event.
 */
export async function moveBooking(ctx: Context<"outbox">, moving: Moving): Promise<void> {
  const { db, now } = ctx;
  const { booking, event, by, change = {}, reason } = moving;
  const transition = findTransition({ booking, event, by }, now);
  if (!transition) throw conflict("invalidTransition");
  const { effects } = transition;
  const changed: BookingChange = {
    ...change,
    ...columnsAt(transition.to, now),
    ...startAgreed(booking, moving, now),
    ...(effects.includes("ask") && by ? { awaiting: otherSide(by) } : {}),
    ...seenAfter(by),
    ...(effects.includes("copy") ? await copyNames(db, booking) : {}),
    ...(raisesSequence(event) ? { sequence: booking.sequence + 1 } : {}),
    revision: revisionAfter(booking),
    changedAt: now,
  };
  if (effects.includes("keepDays")) await lockDays(db, { ...booking, ...changed });
  await writeBooking(db, booking.id, changed);
  if (effects.includes("copy")) await copyPets(db, booking, moving.petIds);
  const after = { ...booking, ...changed };
  if (effects.includes("keepDays")) await keepDaysOf(ctx, after);
  await tellInChat(ctx, { ...moving, before: booking, after });
  await outboxMoved(ctx, { booking: after, event, by, reason, cause: moving.cause });
}

/** From yes on the two count on when it begins; from a yes to another beginning on that. */
function startAgreed(
  { startsAt }: BookingRow,
  { event, change }: Moving,
  now: Date,
): Pick<BookingChange, "startAgreedAt"> {
  const isOther =
    change?.startsAt !== undefined && change.startsAt.getTime() !== startsAt.getTime();
  const isAgreed = event === "accept" || (event === "acceptProposal" && isOther);
  return isAgreed ? { startAgreedAt: now } : {};
}

/** Whoever does something has seen it; the other one has it to see. */
function seenAfter(by: ProfileType | null): Pick<BookingRow, "seenByOwner" | "seenBySitter"> {
  return { seenByOwner: by === "pet_owner", seenBySitter: by === "pet_sitter" };
}

/**
 * A sitter who stays in one home can't stay in another. The lock makes those who answer at once wait for
 * each other, so that the second reads what the first has done; the constraint is what holds.
 */
async function lockDays(db: Db, booking: BookingRow): Promise<void> {
  const { sitterProfileId, status } = booking;
  if (sitterProfileId === null || !isExclusive(booking)) return;
  const refuseTaken = async () => {
    if (status === "accepted" && (await isTaken(db, sitterProfileId, booking)))
      throw conflict("bookingConflict");
  };
  if (!(await tryLockStaysOf(db, sitterProfileId))) {
    // Who comes too late anyway need not stand in line, and hold a connection, to hear so.
    await refuseTaken();
    await lockStaysOf(db, sitterProfileId);
  }
  await refuseTaken();
}

async function isTaken(db: Db, sitterProfileId: number, booking: BookingRow): Promise<boolean> {
  const others = await listOverlapping(db, [sitterProfileId], booking, booking.id);
  return others.some((other) => other.sitterProfileId === sitterProfileId && isExclusive(other));
}

async function writeBooking(db: Db, bookingId: number, change: BookingChange): Promise<void> {
  try {
    await changeBooking(db, bookingId, change);
  } catch (error) {
    if (isExclusionViolation(error, "bookings_one_stay_at_a_time"))
      throw conflict("bookingConflict");
    throw error;
  }
}

type Telling = Moving & { before: BookingRow; after: BookingRow };

/** The open question gets its answer, and the room a line about what happened. */
async function tellInChat(ctx: Context<"outbox">, telling: Telling): Promise<void> {
  const { before, after, event, by, proposed, reason } = telling;
  const roomId = after.chatRoomId;
  if (roomId === null) return;
  const bookingId = after.id;
  if (by && ["accept", "changeDates", "proposeDates", "proposePrice"].includes(event)) {
    await approachByBooking(ctx, { roomId, side: by });
  }
  const answer = questionAnswerOf(event);
  if (answer) await answerBookingQuestions(ctx, { roomId, bookingId, answer });
  const pets = await listPets(ctx.db, [bookingId]);
  const facts = {
    bookingId,
    revision: after.revision,
    kind: after.kind,
    serviceType: after.serviceType,
    petNames: pets.map(({ name }) => name),
    // A question about other dates shows what they were and what they would be.
    period: periodOf(event === "changeDates" ? before : after),
    place: after.place,
    placeText: after.placeText,
    priceCents: after.agreedPriceCents ?? after.priceEstimate?.totalCents ?? null,
  };
  const { awaiting } = after;
  const isEarly = event === "cancel" && hasEndedEarly(after);
  const messages = messagesOf({ event, by, awaiting, facts, proposed, reason, isEarly });
  for (const message of messages) await writeProductMessage(ctx, { roomId, ...message });
  if (messages.length === 0) await showNextStep(ctx, { roomId });
}

export function periodOf(booking: BookingRow): CarePeriod {
  const { startOn, startTime, endOn, endTime, visits } = booking;
  return { startDate: startOn, time: startTime, endDate: endOn, endTime, visits };
}

type Moved = Pick<Moving, "event" | "by" | "reason" | "cause"> & { booking: BookingRow };

/** Also for the first move, which makes the row. */
export async function outboxMoved(
  { db, outbox }: Context<"outbox">,
  { booking, event, by, reason, cause }: Moved,
): Promise<void> {
  await outbox.publish(db, [
    bookingMoved({
      bookingId: booking.id,
      kind: booking.kind,
      event,
      by: by ?? undefined,
      ownerProfileId: booking.ownerProfileId ?? undefined,
      sitterProfileId: booking.sitterProfileId ?? undefined,
      ownerUserId: booking.users.pet_owner ?? undefined,
      sitterUserId: booking.users.pet_sitter ?? undefined,
      reason,
      isEarly: event === "cancel" && hasEndedEarly(booking) ? true : undefined,
      cause,
    }),
  ]);
}
