import type * as z from "zod";
import {
  type Message,
  type MessageType,
  type messageForm,
  messageImageMaxSide,
} from "#contract/messages.ts";
import { missingText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict, invalid, notFound } from "#server/platform/http/problem.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import { attachUploads, type PictureFile, storeUploads } from "#server/platform/images/uploads.ts";
import { contactChanged, messageSent } from "../chat.events.ts";
import { changeRoom, deliver, type Room } from "../chat.repository.ts";
import {
  type Contact,
  type ContactEvent,
  contactAfter,
  contactColumns,
  otherSide,
  remindAt,
  waitsForAnswer,
  writeObstacleOf,
} from "../chat.rules.ts";
import type { LiveMessages } from "../chat.subscribers.ts";
import { findOwnRoom, lockOwnRoom, type OwnRoom } from "../chat-access.service.ts";
import { findRoomWith, openRoomWith } from "../contact/begin-contact.service.ts";
import { isConfirmed } from "../contact/confirmation.repository.ts";
import { countNewContact, refuseLeaving } from "../contact/new-contacts.service.ts";
import { reachEndedAtAfter } from "../contact/reach.rules.ts";
import { contactTimesAfter } from "../response/response.rules.ts";
import { presentMessage } from "./messages.presenter.ts";
import { countSentInVain, insertMessage } from "./messages.repository.ts";

export type WriteContext = ViewerContext<"outbox"> & { live: LiveMessages };
type MessageForm = z.output<typeof messageForm>;

/** Chat pictures are looked at on a screen, and never larger than browsers send them. */
const imageSize = { widths: [320, 640, messageImageMaxSide], maxHeight: messageImageMaxSide };

/** Before the transaction: whoever can't write here gets to know before a picture is worked on. */
export async function prepareMessage(
  ctx: ViewerContext<"images" | "storage">,
  { form, file }: { form: MessageForm; file: PictureFile | undefined },
): Promise<ImageColumns[]> {
  const { db, locale } = ctx;
  const { userId } = ctx.viewer;
  if (form.message === undefined && !file) {
    throw invalid({ message: [missingText("message", locale)] });
  }
  const { chatRoomId, profileId } = form;
  if (chatRoomId === undefined && profileId === undefined) {
    throw invalid({ chatRoomId: [missingText("chatRoomId", locale)] });
  }
  // Words alone take no work: what keeps them from being sent shows when they are.
  if (!file) return [];
  const own =
    chatRoomId === undefined
      ? await findRoomWith(db, userId, profileId ?? 0)
      : await findOwnRoom(db, userId, chatRoomId);
  if (own) await refuseToWrite(db, own);
  else if (chatRoomId !== undefined) throw notFound();
  const upload = { userId, folder: "chats", field: "image", locale } as const;
  return storeUploads(ctx, [file], { ...upload, ...imageSize });
}

export async function sendMessage(
  ctx: WriteContext,
  { form, images }: { form: MessageForm; images: readonly ImageColumns[] },
): Promise<Message> {
  const { db } = ctx;
  const { message: text, chatRoomId, profileId } = form;
  const type = text === undefined ? "IMAGE" : "TEXT";
  const writer = await asWriter(ctx);
  const roomId = chatRoomId ?? (await openRoomWith(ctx, { profileId: profileId ?? 0 })).room.id;
  const own = await lockOwnRoom(db, ctx.viewer.userId, roomId);
  await refuseToWrite(db, own);
  await attachUploads(db, images);
  const writing: Writing = { type, text, image: images[0], event: "write" };
  return writeMessage(ctx, { own, writing, writer });
}

/** What a person wrote is delivered once they have shown that their address is theirs. */
export type Writer = { isConfirmed: boolean };

/**
 * First in the transaction, before any room is locked: whoever confirms their address at this moment
 * locks their user first and then their rooms, so that nothing is left waiting for ever.
 */
export async function asWriter({ db, viewer }: ViewerContext): Promise<Writer> {
  return { isConfirmed: viewer.isEmailVerified || (await isConfirmed(db, viewer.userId)) };
}

export async function refuseToWrite(db: Db, { room, side }: OwnRoom): Promise<void> {
  const sent = waitsForAnswer(room, side) ? await countSentInVain(db, [room.id], side) : null;
  const obstacle = writeObstacleOf(room, side, sent?.get(room.id) ?? 0);
  if (obstacle) throw conflict(obstacle);
}

export type Writing = {
  type: MessageType;
  text?: string | undefined;
  image?: ImageColumns | undefined;
  params?: Record<string, string | number | boolean>;
  /** What it means for the contact. */
  event: ContactEvent;
};

/** Part of an action that has locked the room: the message, what it does to the contact, who hears. */
export async function writeMessage(
  ctx: WriteContext,
  { own, writing, writer }: { own: OwnRoom; writing: Writing; writer: Writer },
): Promise<Message> {
  const { db, now, live } = ctx;
  const { room, side } = own;
  const { type, text, image, params, event } = writing;
  if (event !== "decline" && room.acceptanceStatus !== "accepted") await refuseLeaving(db, own);
  await countNewContact(ctx, own);
  const message = await insertMessage(db, {
    chatRoomId: room.id,
    type,
    sentBy: side,
    text: text ?? null,
    params: params ?? null,
    ...(image ? toImageColumns(image) : {}),
    deliveredAt: writer.isConfirmed ? now : null,
    createdAt: now,
  });
  const contact = writer.isConfirmed
    ? await arrive(ctx, { room, side, event, messageIds: [message.id] })
    : await wait(ctx, { room, messageId: message.id });
  live.sayAfterCommit(db, { ...room, ...contact }, message);
  return presentMessage(message, { side, contact });
}

async function wait(
  { db, now, outbox }: Context<"outbox">,
  { room, messageId }: { room: Room; messageId: number },
): Promise<Contact> {
  await changeRoom(db, room.id, { lastActivityAt: now });
  // For the writer's other screens; the other side hears nothing yet.
  await outbox.publish(db, [messageSent({ roomId: room.id, messageId })]);
  return room;
}

type Arrival = OwnRoom & { event: ContactEvent; messageIds: readonly number[] };

/** Messages of one side reach the other: what they do to the contact, and who hears of it. */
export async function arrive(
  { db, now, outbox }: Context<"outbox">,
  { room, side, event, messageIds }: Arrival,
): Promise<Contact> {
  const contact = contactAfter(room, event, side);
  if (!contact) throw new Error(`${event} is not possible in room ${room.id}`);
  const isNews = contact.acceptanceStatus !== room.acceptanceStatus;
  const roomId = room.id;
  await deliver(db, roomId, otherSide(side), {
    contact: {
      ...contactColumns(contact),
      reachEndedAt: reachEndedAtAfter(room, contact, now),
      ...(isNews ? contactTimesAfter(room, contact.acceptanceStatus, now) : {}),
    },
    now,
    statusChangedAt: isNews ? now : room.statusChangedAt,
    messages: messageIds.length,
    remindAt: remindAt(now),
  });
  const receiverUserId = room.users[otherSide(side)];
  const told = receiverUserId === null ? {} : { receiverUserId };
  await outbox.publish(db, [
    ...messageIds.map((messageId) => messageSent({ roomId, messageId, ...told })),
    ...(isNews ? [contactChanged({ roomId })] : []),
  ]);
  return contact;
}

function toImageColumns({ key, widths, width, height, placeholder }: ImageColumns) {
  return {
    imageKey: key,
    imageWidths: widths,
    imageWidth: width,
    imageHeight: height,
    imagePlaceholder: placeholder,
  };
}
