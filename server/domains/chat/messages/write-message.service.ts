import type { MessageType } from "#contract/messages.ts";
import type { Db } from "#server/db/database.ts";
import { conflict } from "#server/platform/http/problem.ts";
import type { KeptImage } from "#server/platform/images/kept-images.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { contactChanged, messageSent } from "../chat.events.ts";
import { changeRoom, deliver, type Room } from "../chat.repository.ts";
import {
  type Contact,
  type ContactEvent,
  contactAfter,
  otherSide,
  remindAt,
  waitsForAnswer,
  writeObstacleOf,
} from "../chat.rules.ts";
import type { OwnRoom } from "../chat-access.service.ts";
import { refuseBeginning } from "../contact/begin-contact.service.ts";
import { isConfirmed } from "../contact/confirmation.repository.ts";
import { countSentInVain, insertMessage, type MessageRow } from "./messages.repository.ts";

type Parts = Pick<Platform, "clock" | "outbox">;

export type Writing = {
  type: MessageType;
  text?: string | undefined;
  image?: KeptImage | undefined;
  params?: Record<string, string | number | boolean>;
  /** What it means for the contact. */
  event: ContactEvent;
};

/** What a person wrote is delivered once they have shown that their address is theirs. */
export type Writer = { isConfirmed: boolean };

/**
 * First in the transaction, before any room is locked: whoever confirms their address at this moment
 * locks their user first and then their rooms, so that nothing is left waiting for ever.
 */
export async function asWriter(tx: Db, viewer: Viewer): Promise<Writer> {
  return { isConfirmed: viewer.isEmailVerified || (await isConfirmed(tx, viewer.userId)) };
}

export async function refuseToWrite(db: Db, { room, side }: OwnRoom): Promise<void> {
  const sent = waitsForAnswer(room, side) ? await countSentInVain(db, [room.id], side) : null;
  const obstacle = writeObstacleOf(room, side, sent?.get(room.id) ?? 0);
  if (obstacle) throw conflict(obstacle);
}

/** Part of an action that has locked the room: the message, what it does to the contact, who hears. */
export async function writeMessage(
  parts: Parts,
  tx: Db,
  { room, side }: OwnRoom,
  { type, text, image, params, event }: Writing,
  writer: Writer,
): Promise<{ message: MessageRow; contact: Contact }> {
  const now = parts.clock.now();
  const profileId = side === "pet_owner" ? room.ownerProfileId : room.sitterProfileId;
  if (room.acceptanceStatus === null && profileId !== null) await refuseBeginning(tx, profileId);
  const message = await insertMessage(tx, {
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
    ? await arrive(parts, tx, { room, side }, event, [message.id])
    : await wait(parts, tx, room, message.id);
  return { message, contact };
}

async function wait({ clock, outbox }: Parts, tx: Db, room: Room, messageId: number) {
  await changeRoom(tx, room.id, { lastActivityAt: clock.now() });
  // For the writer's other screens; the other side hears nothing yet.
  await outbox.publish(tx, [messageSent({ roomId: room.id, messageId })]);
  return room;
}

/** Messages of one side reach the other: what they do to the contact, and who hears of it. */
export async function arrive(
  { clock, outbox }: Parts,
  tx: Db,
  { room, side }: OwnRoom,
  event: ContactEvent,
  messageIds: readonly number[],
): Promise<Contact> {
  const contact = contactAfter(room, event, side);
  if (!contact) throw new Error(`${event} is not possible in room ${room.id}`);
  const now = clock.now();
  const isNews = contact.acceptanceStatus !== room.acceptanceStatus;
  const roomId = room.id;
  await deliver(tx, roomId, otherSide(side), {
    contact: contactColumns(contact),
    now,
    statusChangedAt: isNews ? now : room.statusChangedAt,
    messages: messageIds.length,
    remindAt: remindAt(now),
  });
  const receiverUserId = room.users[otherSide(side)];
  const told = receiverUserId === null ? {} : { receiverUserId };
  await outbox.publish(tx, [
    ...messageIds.map((messageId) => messageSent({ roomId, messageId, ...told })),
    ...(isNews ? [contactChanged({ roomId })] : []),
  ]);
  return contact;
}

/** Just these: a room is a contact too, and has more columns than may be written. */
export function contactColumns(contact: Contact): Contact {
  const { acceptanceStatus, closedReason, initiatedBy, declinedBy, statusBeforeClosing } = contact;
  return { acceptanceStatus, closedReason, initiatedBy, declinedBy, statusBeforeClosing };
}

function toImageColumns({ key, widths, width, height, placeholder }: KeptImage) {
  return {
    imageKey: key,
    imageWidths: widths,
    imageWidth: width,
    imageHeight: height,
    imagePlaceholder: placeholder,
  };
}
