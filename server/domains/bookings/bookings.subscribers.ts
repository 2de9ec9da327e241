import { bookingUpdates } from "#contract/bookings.ts";
import { isEndedBy } from "#contract/privacy/tokens.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { tokensEnded } from "#server/domains/account/account.events.ts";
import { contactEnding } from "#server/domains/chat/chat.events.ts";
import { countsChanged } from "#server/domains/notify/notify.events.ts";
import { beginWaitingBlocks } from "#server/domains/safety/safety.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { showBooking } from "./booking-views.service.ts";
import { type BookingMoved, bookingMoved } from "./bookings.events.ts";
import type { BookingPorts } from "./bookings.ports.ts";
import {
  changeBooking,
  endSharingOfRoom,
  listStandingOfRoom,
  lockBooking,
} from "./bookings.repository.ts";
import { bookingStateAt, countsForStanding } from "./bookings.rules.ts";
import { deleteFeed } from "./calendars/calendar-feed.repository.ts";
import { findRunningStay } from "./handover/running-stays.service.ts";
import { moveBooking } from "./move-booking.service.ts";
import { countStanding } from "./stays/booking-days.service.ts";

type Own = { ports: BookingPorts };

export function subscribeBookings({ on, onPublish }: DomainEntries<Own>): void {
  on(bookingMoved, "bookings.show", showBooking);
  on(bookingMoved, "bookings.count", countAfter);
  on(bookingMoved, "bookings.show-counts", showCountsOfBoth);
  onPublish(contactEnding, endWithContact);
  onPublish(tokensEnded, async ({ db }, { userId, by }) => {
    if (isEndedBy("calendarFeed", by)) await deleteFeed(db, userId);
  });
  onPublish(bookingMoved, beginBlocks);
}

export function allowBookingChannel({ realtime }: Platform): void {
  realtime.allow(bookingUpdates, async (viewer, { userId }) => viewer.userId === userId);
}

/** Afterwards: the sitter's profile comes before the rooms, and the move has locked one. */
async function countAfter(
  ctx: Context<"outbox">,
  { kind, event, sitterProfileId }: BookingMoved,
): Promise<void> {
  if (kind !== "booking" || sitterProfileId === undefined || !countsForStanding(event)) return;
  await countStanding(ctx, { sitterProfileId });
}

async function showCountsOfBoth(
  { db, outbox }: Context<"outbox">,
  { ownerUserId, sitterUserId }: BookingMoved,
): Promise<void> {
  const users = [ownerUserId, sitterUserId].filter((userId) => userId !== undefined);
  await outbox.publish(
    db,
    users.map((userId) => countsChanged({ userId })),
  );
}

type Ending = {
  roomId: number;
  cause: "declined" | "blocked" | "banned" | "leaving" | "deleted";
  by?: ProfileType | undefined;
  afterStay?: boolean | undefined;
};

/**
 * Part of ending a contact, in its transaction and before it: what is still asked is declined with a no,
 * and cancelled when somebody goes; so is what was agreed, which a no leaves alone.
 */
async function endWithContact(
  ctx: Context<"outbox">,
  { roomId, cause, by = "pet_owner", afterStay }: Ending,
): Promise<void> {
  for (const { id } of await listStandingOfRoom(ctx.db, roomId, ctx.now)) {
    // Who ends a contact holds its room.
    const booking = await lockBooking(ctx.db, id);
    if (!booking) continue;
    const isPending = bookingStateAt(booking, ctx.now) === "pending";
    if (cause === "declined") {
      // Who asked takes it back; who was asked says no.
      const event = booking.awaiting === by ? "decline" : "cancel";
      if (isPending) await moveBooking(ctx, { booking, event, by, change: { closedBy: by } });
      continue;
    }
    const isStay = booking.kind === "booking" && bookingStateAt(booking, ctx.now) === "running";
    if (isStay && afterStay) continue;
    // Nobody who was blocked just now is asked in the same minute how it was.
    const askReviewsAt = isStay && cause !== "deleted" ? new Date(ctx.now.getTime() + dayMs) : null;
    const change = { closedBy: by, askReviewsAt };
    // Who is about to leave is still there: it is told like any other word of theirs.
    const told = cause === "leaving" ? {} : { cause };
    await moveBooking(ctx, { booking, event: "cancel", by, change, ...told });
  }
  if (cause === "blocked" || cause === "banned") await endSharingOfRoom(ctx.db, roomId, ctx.now);
}

/** Part of the end of a stay: who wanted no contact from then on has none, and is asked a day later how it was. */
async function beginBlocks(
  ctx: Context<"outbox">,
  { bookingId, kind, event, ownerUserId, sitterUserId }: BookingMoved,
): Promise<void> {
  if (kind !== "booking" || (event !== "complete" && event !== "cancel")) return;
  if (ownerUserId === undefined || sitterUserId === undefined) return;
  const pair = { userId: ownerUserId, otherUserId: sitterUserId };
  if (await findRunningStay(ctx, pair)) return;
  if (!(await beginWaitingBlocks(ctx, [ownerUserId, sitterUserId]))) return;
  const askReviewsAt = new Date(ctx.now.getTime() + dayMs);
  await changeBooking(ctx.db, bookingId, { askReviewsAt });
}
