import type { Outside } from "#server/platform/context.ts";
import { paramsOf } from "../bookings/booking-reminders.service.ts";
import { lockToRemind, type Receiver, type RemindContext, remind } from "../remind.service.ts";
import { mostAtOnce } from "../reminders.repository.ts";
import { dueAfterMonth, dueAfterYes } from "../reminders.rules.ts";
import { findAgreed, findWanted, listAgreed, listLongWanted } from "./due-requests.repository.ts";

/** Owners who show a request that they may not need any more. */
export async function* requestsToRemindOf(ctx: Outside<RemindContext>) {
  const page = { now: ctx.now, most: mostAtOnce };
  for (const { id, chatRoomId, ownerProfileId } of await listAgreed(ctx.db, page)) {
    const which = { bookingId: id, roomId: chatRoomId, profileId: ownerProfileId };
    const act = () => ctx.inTransaction((step) => remindAfterYes(step, which));
    yield { key: `requestAfterYes:${id}`, act };
  }
  for (const { id, profileId } of await listLongWanted(ctx.db, page)) {
    const which = { requestId: id, profileId };
    const act = () => ctx.inTransaction((step) => remindAfterMonth(step, which));
    yield { key: `requestAfterMonth:${id}`, act };
  }
}

function owner(profileId: number | null): Receiver[] {
  return [{ side: "pet_owner", profileId }];
}

type Which = { bookingId: number; roomId: number | null; profileId: number | null };

async function remindAfterYes(
  ctx: RemindContext,
  { bookingId, roomId, profileId }: Which,
): Promise<void> {
  const receivers = owner(profileId);
  await lockToRemind(ctx, { receivers, roomIds: [roomId] });
  const found = await findAgreed(ctx.db, bookingId, ctx.now);
  const requestId = found?.requestId ?? null;
  const dueAt = found && dueAfterYes({ ...found, hasActiveRequest: requestId !== null }, ctx.now);
  if (!dueAt || requestId === null) return;
  const params = { ...(await paramsOf(ctx.db, bookingId)), requestId };
  await remind(ctx, {
    cause: "requestAfterYes",
    subject: `booking:${bookingId}`,
    dueAt,
    receivers,
    about: { bookingId, requestId },
    messages: roomId === null ? [] : [{ roomId, params }],
  });
}

/** It has no room: a mail and a notification are all. */
async function remindAfterMonth(
  ctx: RemindContext,
  { requestId, profileId }: { requestId: number; profileId: number },
): Promise<void> {
  const receivers = owner(profileId);
  await lockToRemind(ctx, { receivers, roomIds: [] });
  const found = await findWanted(ctx.db, requestId, ctx.now);
  const dueAt = found && dueAfterMonth(found, ctx.now);
  if (!dueAt) return;
  await remind(ctx, {
    cause: "requestAfterMonth",
    subject: `request:${requestId}`,
    dueAt,
    receivers,
    about: { requestId },
    messages: [],
  });
}
