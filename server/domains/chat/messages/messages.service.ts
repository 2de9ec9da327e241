import type * as z from "zod";
import { type Message, type messageForm, messageImageMaxSide } from "#contract/messages.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import { conflict, forbidden, invalid, notFound } from "#server/platform/http/problem.ts";
import type { KeptImage } from "#server/platform/images/kept-images.ts";
import { attachUploads, type PictureFile, storeUploads } from "#server/platform/images/uploads.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { messageHidden } from "../chat.events.ts";
import type { ChatPorts } from "../chat.ports.ts";
import { declineObstacleOf, otherSide } from "../chat.rules.ts";
import { markAsRead } from "../chat.service.ts";
import { findOwnRoom, lockMessage, lockOwnRoom, type OwnRoom } from "../chat-access.service.ts";
import { findRoomWith, openRoomWith } from "../contact/begin-contact.service.ts";
import { recountUnread } from "../unread.service.ts";
import type { LiveMessages } from "./live-messages.service.ts";
import { presentMessage } from "./messages.presenter.ts";
import { changeMessage } from "./messages.repository.ts";
import { isOpenIndication, messageActionsOf } from "./messages.rules.ts";
import {
  asWriter,
  refuseToWrite,
  type Writer,
  type Writing,
  writeMessage,
} from "./write-message.service.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox" | "images" | "storage">;
type WriteParts = Pick<Platform, "clock" | "outbox"> & { live: LiveMessages };
type MessageForm = z.output<typeof messageForm>;

/** Chat pictures are looked at on a screen, and never larger than browsers send them. */
const imageSize = { widths: [320, 640, messageImageMaxSide], maxHeight: messageImageMaxSide };
/** Not among the public folders: each request for one of these is checked. */
export const chatImagesFolder = "chats";

/** Before the transaction: whoever can't write here gets to know before a picture is worked on. */
export async function prepareMessage(
  parts: Parts,
  viewer: Viewer,
  form: MessageForm,
  file: PictureFile | undefined,
  locale: Locale,
): Promise<KeptImage[]> {
  const required = [ruleText("required", locale)];
  if (form.message === undefined && !file) throw invalid({ message: required });
  const { chatRoomId, profileId } = form;
  if (chatRoomId === undefined && profileId === undefined) throw invalid({ chatRoomId: required });
  // Words alone take no work: what keeps them from being sent shows when they are.
  if (!file) return [];
  const { db } = parts;
  const own =
    chatRoomId === undefined
      ? await findRoomWith(db, viewer.userId, profileId ?? 0)
      : await findOwnRoom(db, viewer.userId, chatRoomId);
  if (own) await refuseToWrite(db, own);
  else if (chatRoomId !== undefined) throw notFound();
  const { userId } = viewer;
  const upload = { userId, folder: chatImagesFolder, field: "image", locale };
  return storeUploads({ ...parts, now: parts.clock.now() }, [file], { ...upload, ...imageSize });
}

/** Part of answering: `tx` is the transaction in which the answer is kept. */
export async function sendMessage(
  parts: WriteParts,
  tx: Db,
  viewer: Viewer,
  { message: text, chatRoomId, profileId }: MessageForm,
  images: readonly KeptImage[],
): Promise<Message> {
  const type = text === undefined ? "IMAGE" : "TEXT";
  const writer = await asWriter(tx, viewer);
  const now = parts.clock.now();
  const roomId = chatRoomId ?? (await openRoomWith(tx, viewer.userId, profileId ?? 0, now)).room.id;
  const own = await lockOwnRoom(tx, viewer.userId, roomId);
  await refuseToWrite(tx, own);
  await attachUploads(tx, images);
  return write(parts, tx, own, { type, text, image: images[0], event: "write" }, writer);
}

/** Ends a contact kindly, with words or without; who declined may write again. */
export async function decline(
  parts: WriteParts,
  ports: ChatPorts,
  tx: Db,
  viewer: Viewer,
  { chatRoomId, message: text }: { chatRoomId: number; message?: string | undefined },
): Promise<Message> {
  const writer = await asWriter(tx, viewer);
  const own = await lockOwnRoom(tx, viewer.userId, chatRoomId);
  const obstacle = declineObstacleOf(own.room, own.side);
  if (obstacle) throw conflict(obstacle);
  if (await ports.hasUpcomingBooking(tx, chatRoomId)) throw conflict("upcomingBookings");
  return write(parts, tx, own, { type: "DECLINE", text, event: "decline" }, writer);
}

/** Only sitters: owners plan things themselves. */
export async function indicateInterest(
  parts: WriteParts,
  tx: Db,
  viewer: Viewer,
  { chatRoomId, forIntroduction }: { chatRoomId: number; forIntroduction: boolean },
): Promise<Message> {
  const writer = await asWriter(tx, viewer);
  const own = await lockOwnRoom(tx, viewer.userId, chatRoomId);
  if (own.side !== "pet_sitter") throw forbidden();
  const params = { forIntroduction };
  const writing: Writing = { type: "INTERESTED_IN_BOOKING", params, event: "indicateInterest" };
  await refuseToWrite(tx, own);
  return write(parts, tx, own, writing, writer);
}

/** The owner's answer that it isn't needed; given once. */
export async function refuseIndication(
  parts: WriteParts,
  tx: Db,
  viewer: Viewer,
  messageId: number,
): Promise<Message> {
  const writer = await asWriter(tx, viewer);
  const { message, ...own } = await lockMessage(tx, viewer.userId, messageId);
  if (message.type !== "INTERESTED_IN_BOOKING") throw notFound();
  if (own.side !== "pet_owner") throw forbidden();
  if (!isOpenIndication(message)) throw conflict("alreadyAnswered");
  await changeMessage(tx, messageId, { params: { ...message.params, isAnswered: true } });
  const forIntroduction = message.params?.forIntroduction === true;
  const type = "NOT_INTERESTED_IN_BOOKING_RESPONSE";
  const params = { messageId, forIntroduction };
  await refuseToWrite(tx, own);
  return write(parts, tx, own, { type, params, event: "write" }, writer);
}

/** Taken back: both see that there was one. */
export async function hideMessage(
  parts: Pick<Parts, "db" | "clock" | "outbox">,
  viewer: Viewer,
  messageId: number,
): Promise<Message> {
  const { db, clock, outbox } = parts;
  return db.transaction(async (tx) => {
    const { message, room, side } = await lockMessage(tx, viewer.userId, messageId);
    const reader = { side, contact: room };
    // Taking back what is taken back already changes nothing.
    if (message.sentBy === side && message.hiddenAt) return presentMessage(message, reader);
    if (!messageActionsOf(message, reader).includes("hide")) throw forbidden();
    const hiddenAt = clock.now();
    await changeMessage(tx, messageId, { hiddenAt });
    await recountUnread(tx, { room, side: otherSide(side) });
    await outbox.publish(tx, [messageHidden({ roomId: room.id, messageId })]);
    return presentMessage({ ...message, hiddenAt }, reader);
  });
}

/** This message and those before it; `read` false leaves everything as it is. */
export async function markMessageAsRead(
  parts: Pick<Parts, "db" | "clock" | "outbox">,
  viewer: Viewer,
  messageId: number,
  read: boolean,
): Promise<Message> {
  return parts.db.transaction(async (tx) => {
    const { message, ...own } = await lockMessage(tx, viewer.userId, messageId);
    if (read) await markAsRead(parts, tx, own, messageId);
    const { message: after } = await lockMessage(tx, viewer.userId, messageId);
    return presentMessage(after, { side: own.side, contact: own.room });
  });
}

async function write(
  parts: WriteParts,
  tx: Db,
  own: OwnRoom,
  writing: Writing,
  writer: Writer,
): Promise<Message> {
  const { message, contact } = await writeMessage(parts, tx, own, writing, writer);
  parts.live.sayOnceKept(tx, { ...own.room, ...contact }, message);
  return presentMessage(message, { side: own.side, contact });
}
