import type { Context, Outside } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { lockBookingById } from "../booking-access.service.ts";
import { type BookingEvent, findTransition } from "../bookings.rules.ts";
import { moveBooking } from "../move-booking.service.ts";
import { countStanding } from "../stays/booking-days.service.ts";
import { listDue, listOutdatedStandings } from "./booking-clock.repository.ts";
import { proposeNewBookings, roomsToPlanAgain } from "./new-booking-hints.service.ts";

export const bookingClockJob = defineJob<Record<string, never>>("bookings.clock", {
  // Every minute there is one.
  pollSeconds: 10,
});
export const newBookingHintsJob = defineJob<Record<string, never>>("bookings.new-booking-hints");
export const recountStandingJob = defineJob<Record<string, never>>("bookings.recount-standing");

export function registerBookingJobs({ work, again }: DomainEntries<object>): void {
  for (const walk of [dueBookings, roomsToPlanAgain, outdatedStandings]) again(walk);
  work(bookingClockJob, followClock, "* * * * *");
  work(newBookingHintsJob, proposeNewBookings, "0 10 * * *");
  work(recountStandingJob, recountStandings, "40 3 * * *");
}

export type ClockContext = Context<"outbox" | "jobs" | "log">;

/** What the clock does, the most telling first: a proposal lapses with what it was about. */
const clockEvents = [
  "expire",
  "complete",
  "lapseProposal",
] as const satisfies readonly BookingEvent[];

/**
 * Writes down what has come about by the clock. Nobody waits for it: whoever looks at a booking sees it
 * as the clock has it. Each in a transaction of its own, and once, though two processes do this at once.
 */
export async function followClock(ctx: Outside<ClockContext>): Promise<void> {
  await walkTable(ctx, dueBookings);
}

const dueBookings: TableWalk<ClockContext> = {
  name: "bookings.clock",
  list: ({ db, now }, page) => listDue(db, now, page),
  act: (ctx, bookingId) =>
    ctx.inTransaction(async (step) => {
      const booking = await lockBookingById(step.db, bookingId);
      const event = clockEvents.find((each) =>
        findTransition({ booking, event: each, by: null }, step.now),
      );
      if (!booking || !event) return;
      const change = event === "lapseProposal" ? { proposal: null, awaiting: null } : {};
      await moveBooking(step, { booking, event, by: null, change });
    }),
};

/** Every night: a year after, a booking counts no longer. */
async function recountStandings(ctx: Outside<ClockContext>): Promise<void> {
  await walkTable(ctx, outdatedStandings);
}

const outdatedStandings: TableWalk<ClockContext> = {
  name: "bookings.recount-standing",
  list: ({ db, now }, page) => listOutdatedStandings(db, now, page),
  act: (ctx, sitterProfileId) =>
    ctx.inTransaction((step) => countStanding(step, { sitterProfileId })),
};
