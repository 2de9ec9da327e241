import type { MessageType } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Context } from "#server/platform/context.ts";
import { messageChanged, messageSent } from "../chat.events.ts";
import { changeRoom, lockRoom, tellSide } from "../chat.repository.ts";
import {
  answerFormRequests,
  answerIndications,
  answerQuestions,
  insertMessage,
} from "./messages.repository.ts";
import { asksForAnswer, productReaderOf } from "./messages.rules.ts";

/** What the product says in a room: a type and what it is about, never a sentence. */
export type ProductMessage = {
  roomId: number;
  type: MessageType;
  params: Record<string, string | number | boolean>;
  /** Absent: for both. */
  forSide?: ProfileType | undefined;
  /** Whose doing it tells of: they have nothing to read. */
  causedBy?: ProfileType | undefined;
};

/**
 * Part of what later domains do, in their transaction. It changes nothing about the contact, and is
 * written in a declined or closed room, too: what it tells of still stands. A side that has gone is told
 * nothing.
 */
export async function writeProductMessage(
  { db, now, outbox }: Context<"outbox">,
  { roomId, type, params, forSide = undefined, causedBy = undefined }: ProductMessage,
): Promise<void> {
  const room = await lockRoom(db, roomId);
  if (!room || (forSide && room.users[forSide] === null)) return;
  const meant = { forSide: forSide ?? null, causedBy: causedBy ?? null };
  const reader = productReaderOf(meant);
  const isRead = reader === null || room.users[reader] === null;
  const message = await insertMessage(db, {
    chatRoomId: roomId,
    type,
    params,
    ...meant,
    deliveredAt: now,
    readAt: isRead ? now : null,
    createdAt: now,
  });
  await changeRoom(db, roomId, { lastActivityAt: now });
  if (reader && !isRead) await tellSide(db, roomId, reader, { bringsBack: asksForAnswer(type) });
  await outbox.publish(db, [messageSent({ roomId, messageId: message.id })]);
}

/** What became of a question: its buttons make place for the answer, on both screens. */
export async function answerBookingQuestions(
  ctx: Context<"outbox">,
  { roomId, bookingId, answer }: { roomId: number; bookingId: number; answer: string },
): Promise<void> {
  await showChanged(ctx, roomId, await answerQuestions(ctx.db, { roomId, bookingId }, answer));
}

/** Part of planning something: the sitter who had said they would like to has their answer. */
export async function answerSittersWish(
  ctx: Context<"outbox">,
  { roomId, forIntroduction }: { roomId: number; forIntroduction: boolean },
): Promise<void> {
  await showChanged(ctx, roomId, await answerIndications(ctx.db, { roomId, forIntroduction }));
}

/** Part of completing a form: whoever was asked for it need not be asked any more. */
export async function answerFormRequest(
  ctx: Context<"outbox">,
  { roomId, bookingId }: { roomId: number; bookingId: number },
): Promise<void> {
  await showChanged(ctx, roomId, await answerFormRequests(ctx.db, { roomId, bookingId }));
}

function showChanged(
  { db, outbox }: Context<"outbox">,
  roomId: number,
  messageIds: readonly number[],
): Promise<void> {
  return outbox.publish(
    db,
    messageIds.map((messageId) => messageChanged({ roomId, messageId })),
  );
}
