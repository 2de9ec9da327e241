import type { MessageType } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import type { Context } from "#server/platform/context.ts";
import { messageChanged, messageSent } from "../chat.events.ts";
import { changeRoom, lockRoom, type Room, tellSide } from "../chat.repository.ts";
import { type MessagePicture, withoutPicture, withPicture } from "./message-picture.ts";
import {
  answerFormRequests,
  answerQuestions,
  changeMessage,
  findLastAbout,
  findMessage,
  insertMessage,
  type MessageRow,
} from "./messages.repository.ts";
import { asksForAnswer, productReaderOf } from "./messages.rules.ts";
import { answerIndications } from "./wishes.repository.ts";

export type MessageParams = Record<string, string | number | boolean>;

/** What the product says in a room: a type and what it is about, never a sentence. */
export type ProductMessage = {
  roomId: number;
  type: MessageType;
  params: MessageParams;
  /** Another domain's, which says who may see it. */
  picture?: MessagePicture | null;
  /** Absent: for both. */
  forSide?: ProfileType | undefined;
  /** Whose doing it tells of: they have nothing to read. */
  causedBy?: ProfileType | undefined;
};

/**
 * Part of what later domains do, in their transaction. It changes nothing about the contact, and is
 * written in a declined or closed room, too: what it tells of still stands. A side that has gone is told
 * nothing. Gives the message's id; null where nobody was told.
 */
export async function writeProductMessage(
  { db, now, outbox }: Context<"outbox">,
  { roomId, type, params, picture, forSide = undefined, causedBy = undefined }: ProductMessage,
): Promise<number | null> {
  const room = await lockRoom(db, roomId);
  if (!room || (forSide && room.users[forSide] === null)) return null;
  const meant = { forSide: forSide ?? null, causedBy: causedBy ?? null };
  const reader = productReaderOf(meant);
  const isRead = reader === null || room.users[reader] === null;
  const message = await insertMessage(db, {
    chatRoomId: roomId,
    type,
    params: withPicture(params, picture),
    ...meant,
    deliveredAt: now,
    readAt: isRead ? now : null,
    createdAt: now,
  });
  await changeRoom(db, roomId, { lastActivityAt: now });
  if (reader && !isRead) await tellSide(db, roomId, reader, { bringsBack: asksForAnswer(type) });
  await outbox.publish(db, [messageSent({ roomId, messageId: message.id })]);
  return message.id;
}

/** Before it is decided what to say: whoever else wants to say something here waits. */
export async function lockRoomToTell(tx: Db, roomId: number): Promise<boolean> {
  return (await lockRoom(tx, roomId)) !== null;
}

export type SaidBefore = { id: number; params: MessageParams };

/** The last that the product said here of these types, about the thing that has this id. */
export async function findLastSaid(
  db: Db,
  about: {
    roomId: number;
    types: readonly MessageType[];
    key: string;
    id: number;
    /** Absent: whomever it was for. */
    forSide?: ProfileType;
  },
): Promise<SaidBefore | null> {
  const row = await findLastAbout(db, about);
  return row && { id: row.id, params: withoutPicture(row.params) ?? {} };
}

type SaidOtherwise = {
  roomId: number;
  messageId: number;
  type: MessageType;
  params: MessageParams;
  picture?: MessagePicture | null;
  /** Something has come to it: who had read it has something to read again. */
  isNews: boolean;
};

/** What was said reads otherwise from now on, on all screens; it stays where it is. */
export async function changeProductMessage(
  ctx: Context<"outbox">,
  { roomId, messageId, type, isNews, ...said }: SaidOtherwise,
): Promise<void> {
  const { db, now } = ctx;
  const room = await lockRoom(db, roomId);
  const message = await findMessage(db, messageId);
  if (!room || message?.chatRoomId !== roomId) return;
  const reader = isNews ? readerAgain(room, message) : null;
  const params = withPicture(said.params, said.picture);
  await changeMessage(db, messageId, { type, params, ...(reader ? { readAt: null } : {}) });
  if (reader) await tellSide(db, roomId, reader, { bringsBack: false });
  if (isNews) await changeRoom(db, roomId, { lastActivityAt: now });
  await showChanged(ctx, roomId, [messageId]);
}

/** Who has read it, and is there; null: there is nobody, or it waits to be read anyhow. */
function readerAgain(room: Room, message: MessageRow) {
  const reader = productReaderOf(message);
  return message.readAt && reader && room.users[reader] !== null ? reader : null;
}

/** What became of a question: its buttons make place for the answer, on both screens. */
export async function answerBookingQuestions(
  ctx: Context<"outbox">,
  { roomId, bookingId, answer }: { roomId: number; bookingId: number; answer: string },
): Promise<void> {
  await showChanged(ctx, roomId, await answerQuestions(ctx.db, { roomId, bookingId }, answer));
}

/**
 * Part of planning something, of whatever kind, and of saying no: the sitter who had said what they would
 * like has their answer, on both screens.
 */
export async function answerSittersWish(
  ctx: Context<"outbox">,
  { roomId, isRefused }: { roomId: number; isRefused: boolean },
): Promise<void> {
  await showChanged(ctx, roomId, await answerIndications(ctx.db, { roomId, isRefused }));
}

type FormRequest = { roomId: number; bookingId: number };

/** Part of completing a form: whoever was asked for it need not be asked any more. */
export async function answerFormRequest(ctx: Context<"outbox">, asked: FormRequest): Promise<void> {
  await showChanged(ctx, asked.roomId, await answerFormRequests(ctx.db, asked, "isAnswered"));
}

/** Part of the end of a booking: nobody needs its form any more. */
export async function endFormRequest(ctx: Context<"outbox">, asked: FormRequest): Promise<void> {
  await showChanged(ctx, asked.roomId, await answerFormRequests(ctx.db, asked, "isOver"));
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
