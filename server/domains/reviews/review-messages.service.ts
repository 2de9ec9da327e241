import type { ProfileType } from "#contract/profiles.ts";
import type { ReviewMessageParams } from "#contract/reviews/review-messages.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { BookingRow } from "#server/domains/bookings/booking-access.service.ts";
import { findCare } from "#server/domains/bookings/facts/ended-bookings.service.ts";
import {
  changeProductMessage,
  findLastSaid,
  writeProductMessage,
} from "#server/domains/chat/messages/product-messages.service.ts";
import type { Context } from "#server/platform/context.ts";
import { reviewsUntil } from "./reviews.rules.ts";

/** A booking that is over; its room and itself are locked. */
export type OverBooking = { booking: BookingRow; endedAt: Date };

/** Both are asked how it was, each in a message of their own. */
export async function askInChat(ctx: Context<"outbox">, over: OverBooking): Promise<void> {
  const params = await paramsOf(ctx, over);
  const roomId = over.booking.chatRoomId;
  if (roomId === null) return;
  for (const forSide of ["pet_owner", "pet_sitter"] as const) {
    await writeProductMessage(ctx, { roomId, type: "REVIEW_REQUEST", params, forSide });
  }
}

type Told = OverBooking & {
  /** Who has written. */
  side: ProfileType;
  isShown: boolean;
};

/** Who wrote is asked no more; the other reads that they have, and what, once it may be read. */
export async function tellWritten(ctx: Context<"outbox">, told: Told): Promise<void> {
  const { booking, side, isShown } = told;
  await closeRequest(ctx, { booking, side, change: { isAnswered: true } });
  const roomId = booking.chatRoomId;
  if (roomId === null) return;
  const params = { ...(await paramsOf(ctx, told)), isShown };
  const forSide = otherOf(side);
  const causedBy = side;
  await writeProductMessage(ctx, { roomId, type: "REVIEW_RECEIVED", params, forSide, causedBy });
}

/** What was told to be written can be read now, and so is something to read again. */
export async function tellShown(
  ctx: Context<"outbox">,
  { booking, side, isNews }: { booking: BookingRow; side: ProfileType; isNews: boolean },
): Promise<void> {
  const type = "REVIEW_RECEIVED";
  const said = await findSaid(ctx, booking, type, otherOf(side));
  if (!said || booking.chatRoomId === null) return;
  const params = { ...said.params, isShown: true };
  const roomId = booking.chatRoomId;
  await changeProductMessage(ctx, { roomId, messageId: said.id, type, params, isNews });
}

type Closing = {
  booking: BookingRow;
  /** Who was asked. */
  side: ProfileType;
  change: Pick<ReviewMessageParams, "isAnswered" | "isGone">;
};

/** The question loses its button: it was answered, or there is nobody left whom it is about. */
export async function closeRequest(
  ctx: Context<"outbox">,
  { booking, side, change }: Closing,
): Promise<void> {
  const types = change.isGone
    ? (["REVIEW_REQUEST", "REVIEW_RECEIVED"] as const)
    : (["REVIEW_REQUEST"] as const);
  for (const type of types) {
    const said = await findSaid(ctx, booking, type, side);
    if (!said || booking.chatRoomId === null) continue;
    const params = { ...said.params, ...change };
    const roomId = booking.chatRoomId;
    await changeProductMessage(ctx, { roomId, messageId: said.id, type, params, isNews: false });
  }
}

async function findSaid(
  { db }: Context,
  { id, chatRoomId }: BookingRow,
  type: "REVIEW_REQUEST" | "REVIEW_RECEIVED",
  forSide: ProfileType,
) {
  if (chatRoomId === null) return null;
  return findLastSaid(db, { roomId: chatRoomId, types: [type], key: "bookingId", id, forSide });
}

async function paramsOf(
  { db }: Context,
  { booking, endedAt }: OverBooking,
): Promise<ReviewMessageParams> {
  const until = reviewsUntil(endedAt);
  const care = (await findCare(db, [booking.id])).get(booking.id);
  return {
    bookingId: booking.id,
    petNames: care?.petNames.join(", ") ?? "",
    startDate: booking.startOn,
    endDate: booking.endOn,
    until: toInstant(until),
    untilDate: dayInAmsterdam(until),
  };
}

export function otherOf(side: ProfileType): ProfileType {
  return side === "pet_owner" ? "pet_sitter" : "pet_owner";
}
