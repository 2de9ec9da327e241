import { dayMs } from "#contract/shared/durations.ts";
import { writeProductMessage } from "#server/domains/chat/messages/product-messages.service.ts";
import { clockAt, instantOf } from "#server/platform/amsterdam-time.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { lockBookingById } from "../booking-access.service.ts";
import { changeBooking, hasAgreedOfRoom, listPets } from "../bookings.repository.ts";
import { listRoomsToPlanAgain } from "./booking-clock.repository.ts";

/** The day after a booking, where none lies ahead: the owner is asked whether to plan the next one. */
export async function proposeNewBookings(ctx: Outside<HintContext>): Promise<void> {
  await walkTable(ctx, roomsToPlanAgain);
}

type HintContext = Context<"outbox" | "jobs" | "log">;

/** By the last booking of the room. */
export const roomsToPlanAgain: TableWalk<HintContext> = {
  name: "bookings.new-booking-hints",
  async list({ db, now }, page) {
    const today = instantOf(clockAt(now).date, "00:00");
    const since = instantOf(clockAt(new Date(today.getTime() - dayMs / 2)).date, "00:00");
    return listRoomsToPlanAgain(db, { since, until: today, now }, page);
  },
  act: (ctx, bookingId) =>
    ctx.inTransaction(async (step) => {
      const booking = await lockBookingById(step.db, bookingId);
      const roomId = booking?.chatRoomId;
      if (!booking || booking.askedForNext || roomId == null) return;
      if (await hasAgreedOfRoom(step.db, roomId, step.now)) return;
      await changeBooking(step.db, bookingId, { askedForNext: true });
      const pets = await listPets(step.db, [bookingId]);
      const params = {
        bookingId,
        kind: booking.kind,
        petNames: pets.map(({ name }) => name).join(", "),
        ...(booking.serviceType ? { serviceType: booking.serviceType } : {}),
        ...(booking.sitterProfileId ? { sitterProfileId: booking.sitterProfileId } : {}),
      };
      const forSide = "pet_owner";
      await writeProductMessage(step, { roomId, type: "CREATE_NEW_BOOKING", params, forSide });
    }),
};
