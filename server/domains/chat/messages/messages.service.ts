import type { Message } from "#contract/messages.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { conflict, forbidden, notFound } from "#server/platform/http/problem.ts";
import { contactEnding, messageHidden } from "../chat.events.ts";
import type { ChatPorts } from "../chat.ports.ts";
import { declineObstacleOf, otherSide } from "../chat.rules.ts";
import { markAsRead } from "../chat.service.ts";
import { lockMessage, lockOwnRoom } from "../chat-access.service.ts";
import { recountUnread } from "../unread.service.ts";
import { presentMessage } from "./messages.presenter.ts";
import { changeMessage } from "./messages.repository.ts";
import { isOpenIndication, messageActionsOf, wishOf } from "./messages.rules.ts";
import { answerSittersWish } from "./product-messages.service.ts";
import { findWishes } from "./wishes.repository.ts";
import {
  asWriter,
  refuseToWrite,
  type WriteContext,
  type Writing,
  writeMessage,
} from "./write-message.service.ts";

/** Ends a contact kindly, with words or without; who declined may write again. */
export async function decline(
  ctx: WriteContext & { ports: ChatPorts },
  { chatRoomId, message: text }: { chatRoomId: number; message?: string | undefined },
): Promise<Message> {
  const writer = await asWriter(ctx);
  const own = await lockOwnRoom(ctx.db, ctx.viewer.userId, chatRoomId);
  const obstacle = declineObstacleOf(own.room, own.side);
  if (obstacle) throw conflict(obstacle);
  if (await ctx.ports.hasUpcomingBooking(ctx, chatRoomId)) throw conflict("upcomingBookings");
  const ending = { roomId: chatRoomId, cause: "declined", by: own.side } as const;
  await ctx.outbox.publish(ctx.db, [contactEnding(ending)]);
  await answerSittersWish(ctx, { roomId: chatRoomId, isRefused: true });
  return writeMessage(ctx, { own, writing: { type: "DECLINE", text, event: "decline" }, writer });
}

/** Only sitters: owners plan things themselves. One at a time: the owner answers it, and it is closed. */
export async function indicateInterest(
  ctx: WriteContext,
  { chatRoomId, forIntroduction }: { chatRoomId: number; forIntroduction: boolean },
): Promise<Message> {
  const writer = await asWriter(ctx);
  const own = await lockOwnRoom(ctx.db, ctx.viewer.userId, chatRoomId);
  if (own.side !== "pet_sitter") throw forbidden();
  const [wish] = (await findWishes(ctx.db, [chatRoomId])).values();
  if (wish && wishOf(wish).state === "open") throw conflict("alreadyIndicated");
  const params = { forIntroduction };
  const writing: Writing = { type: "INTERESTED_IN_BOOKING", params, event: "indicateInterest" };
  await refuseToWrite(ctx.db, own);
  return writeMessage(ctx, { own, writing, writer });
}

/** The owner's answer that it isn't needed; given once. */
export async function refuseIndication(
  ctx: WriteContext,
  { messageId }: { messageId: number },
): Promise<Message> {
  const { db, viewer } = ctx;
  const writer = await asWriter(ctx);
  const { message, ...own } = await lockMessage(db, viewer.userId, messageId);
  if (message.type !== "INTERESTED_IN_BOOKING") throw notFound();
  if (own.side !== "pet_owner") throw forbidden();
  if (!isOpenIndication(message)) throw conflict("alreadyAnswered");
  await answerSittersWish(ctx, { roomId: own.room.id, isRefused: true });
  const forIntroduction = message.params?.forIntroduction === true;
  const type = "NOT_INTERESTED_IN_BOOKING_RESPONSE";
  const params = { messageId, forIntroduction };
  await refuseToWrite(db, own);
  return writeMessage(ctx, { own, writing: { type, params, event: "write" }, writer });
}

/** Taken back: both see that there was one. */
export async function hideMessage(
  { db, now: hiddenAt, viewer, outbox }: ViewerContext<"outbox">,
  { messageId }: { messageId: number },
): Promise<Message> {
  const { message, room, side } = await lockMessage(db, viewer.userId, messageId);
  const reader = { side, contact: room };
  // Taking back what is taken back already changes nothing.
  if (message.sentBy === side && message.hiddenAt) return presentMessage(message, reader);
  if (!messageActionsOf(message, reader).includes("hide")) throw forbidden();
  await changeMessage(db, messageId, { hiddenAt });
  await recountUnread(db, { room, side: otherSide(side) });
  await outbox.publish(db, [messageHidden({ roomId: room.id, messageId })]);
  return presentMessage({ ...message, hiddenAt }, reader);
}

/** This message and those before it; `read` false leaves everything as it is. */
export async function markMessageAsRead(
  ctx: ViewerContext<"outbox">,
  { messageId, read }: { messageId: number; read: boolean },
): Promise<Message> {
  const { db, viewer } = ctx;
  const { message, ...own } = await lockMessage(db, viewer.userId, messageId);
  if (read) await markAsRead(ctx, { ...own, until: messageId });
  const { message: after } = await lockMessage(db, viewer.userId, messageId);
  return presentMessage(after, { side: own.side, contact: own.room });
}
