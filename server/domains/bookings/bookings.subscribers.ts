import { bookingUpdates } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { contactEnding } from "#server/domains/chat/chat.events.ts";
import type { Context } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { lockBookingById } from "./booking-access.service.ts";
import { showBooking } from "./booking-views.service.ts";
import { bookingMoved } from "./bookings.events.ts";
import type { BookingPorts } from "./bookings.ports.ts";
import { listStandingOfRoom } from "./bookings.repository.ts";
import { bookingStateAt } from "./bookings.rules.ts";
import { moveBooking } from "./move-booking.service.ts";

type Own = { ports: BookingPorts };

export function subscribeBookings({ on, onPublish }: DomainEntries<Own>): void {
  on(bookingMoved, "bookings.show", showBooking);
  onPublish(contactEnding, endWithContact);
}

export function allowBookingChannel({ realtime }: Platform): void {
  realtime.allow(bookingUpdates, async (viewer, { userId }) => viewer.userId === userId);
}

type Ending = {
  roomId: number;
  cause: "declined" | "blocked" | "banned" | "deleted";
  by?: ProfileType | undefined;
};

/**
 * Part of ending a contact, in its transaction and before it: what is still asked is declined with a no,
 * and cancelled when somebody goes; so is what was agreed, which a no leaves alone.
 */
async function endWithContact(
  ctx: Context<"outbox">,
  { roomId, cause, by = "pet_owner" }: Ending,
): Promise<void> {
  for (const { id } of await listStandingOfRoom(ctx.db, roomId, ctx.now)) {
    const booking = await lockBookingById(ctx.db, id);
    if (!booking) continue;
    const isPending = bookingStateAt(booking, ctx.now) === "pending";
    if (cause === "declined") {
      // Who asked takes it back; who was asked says no.
      const event = booking.awaiting === by ? "decline" : "cancel";
      if (isPending) await moveBooking(ctx, { booking, event, by, change: { closedBy: by } });
      continue;
    }
    await moveBooking(ctx, { booking, event: "cancel", by, change: { closedBy: by } });
  }
}
