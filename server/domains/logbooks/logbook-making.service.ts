import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import {
  type BookingRow,
  findBooking,
  isHandedOver,
  sharedUntil,
} from "#server/domains/bookings/booking-access.service.ts";
import type { BookingMoved } from "#server/domains/bookings/bookings.events.ts";
import { listBookingPets } from "#server/domains/bookings/people/booking-faces.service.ts";
import { instantOf } from "#server/platform/amsterdam-time.ts";
import type { Context } from "#server/platform/context.ts";
import { tellChanged } from "./logbook-changes.service.ts";
import * as repository from "./logbooks.repository.ts";
import { plannedVisits, replanned } from "./logbooks.rules.ts";
import { insertPlanned, listVisits, removePlanned } from "./visits.repository.ts";
import { endOpenVisit, endWalksOfOpenVisits } from "./visits.service.ts";

/** Part of what moves a booking: from yes on it has a logbook, which follows what is agreed. */
export async function followBooking(
  ctx: Context<"outbox">,
  { bookingId, kind, event, isEarly }: BookingMoved,
): Promise<void> {
  if (kind !== "booking") return;
  if (event === "accept" || event === "acceptProposal") return planLogbook(ctx, bookingId);
  if (event === "cancel" && isEarly) return handOver(ctx, bookingId);
  if (event === "sayHome") return endHandover(ctx, bookingId);
  if (event === "cancel") return endLogbook(ctx, bookingId, "cancelled");
  if (event === "complete") return endLogbook(ctx, bookingId, "completed");
}

/** Makes it, or plans it anew; what was done stays. */
async function planLogbook(ctx: Context<"outbox">, bookingId: number): Promise<void> {
  const booking = await findBooking(ctx.db, bookingId);
  if (!booking) return;
  const made = await makeLogbook(ctx, booking);
  const logbook = made ?? (await repository.findLogbookOfBooking(ctx.db, bookingId));
  if (!logbook) return;
  await tellChanged(ctx, { logbook, change: "planned" });
}

/** Null when it was there: then it was planned anew. */
export async function makeLogbook(
  ctx: Context,
  booking: BookingRow,
): Promise<repository.LogbookRow | null> {
  const { db, now } = ctx;
  const { startOn, endOn, ownerName, sitterName } = booking;
  const madeId = await repository.insertLogbook(db, {
    bookingId: booking.id,
    chatRoomId: booking.chatRoomId,
    ownerProfileId: booking.ownerProfileId,
    sitterProfileId: booking.sitterProfileId,
    ownerName,
    sitterName,
    startOn,
    endOn,
    changedAt: now,
    createdAt: now,
  });
  if (madeId === null) {
    await planAnew(ctx, booking);
    return null;
  }
  await repository.insertLogbookPets(db, madeId, await listBookingPets(db, booking.id));
  await planVisits(ctx, madeId, visitTimes(booking));
  return repository.findLogbook(db, madeId);
}

/** What is agreed on has changed. */
async function planAnew(ctx: Context, booking: BookingRow): Promise<void> {
  const { db } = ctx;
  const { startOn, endOn } = booking;
  const found = await repository.findLogbookOfBooking(db, booking.id);
  const logbook = found && (await repository.lockLogbook(db, found.id));
  if (!logbook) return;
  await repository.changeLogbook(db, logbook.id, { startOn, endOn });
  await repository.removeLogbookPets(db, logbook.id);
  await repository.insertLogbookPets(db, logbook.id, await listBookingPets(db, booking.id));
  const visits = await listVisits(db, logbook.id);
  const { removedIds, added } = replanned(visits, visitTimes(booking));
  await removePlanned(db, removedIds);
  await planVisits(ctx, logbook.id, added);
}

function visitTimes(booking: BookingRow): Date[] {
  const { startOn, startTime, endOn, endTime, visits, serviceType } = booking;
  const period = { startDate: startOn, time: startTime, endDate: endOn, endTime, visits };
  return plannedVisits(period, serviceType).map(({ date, time }) => instantOf(date, time));
}

async function planVisits(
  { db, now: createdAt }: Context,
  logbookId: number,
  times: readonly Date[],
): Promise<void> {
  const planned = times.map((plannedAt) => ({
    plannedAt,
    day: dayInAmsterdam(plannedAt),
    createdAt,
  }));
  await insertPlanned(db, logbookId, planned);
}

/** Read-only once it was cancelled; over once the stay is. */
async function endLogbook(
  ctx: Context<"outbox">,
  bookingId: number,
  change: "cancelled" | "completed",
): Promise<void> {
  const logbook = await lockOfBooking(ctx, bookingId);
  if (!logbook) return;
  const { now } = ctx;
  const columns = change === "cancelled" ? { cancelledAt: now } : { completedAt: now };
  await repository.changeLogbook(ctx.db, logbook.id, columns);
  if (change === "cancelled") await endOpenVisit(ctx, { logbookId: logbook.id, at: now });
  await tellChanged(ctx, { logbook, change });
}

/** Part of ending a contact, its room being locked: what hangs on it alone ends with it. */
export async function endWithContact(
  ctx: Context<"outbox">,
  { roomId, cause }: { roomId: number; cause: string },
): Promise<void> {
  // Who is about to leave may have an animal in hand that no booking knows of.
  if (cause === "leaving") return;
  for (const logbookId of await repository.listIdsOfContact(ctx.db, roomId)) {
    const logbook = await repository.lockLogbook(ctx.db, logbookId);
    if (!logbook) continue;
    await endOpenVisit(ctx, { logbookId, at: ctx.now });
    await tellChanged(ctx, { logbook, change: "contactEnded" });
  }
}

/**
 * Called off while it ran. Whoever is with the animals stays checked in until they say otherwise, and goes
 * on to tell of doses.
 */
async function handOver(ctx: Context<"outbox">, bookingId: number): Promise<void> {
  const booking = await findBooking(ctx.db, bookingId);
  const logbook = booking && (await lockOfBooking(ctx, bookingId));
  if (!logbook) return;
  const columns = { cancelledAt: ctx.now, handoverUntil: sharedUntil(booking) };
  await repository.changeLogbook(ctx.db, logbook.id, columns);
  await endWalksOfOpenVisits(ctx, { logbookId: logbook.id, at: ctx.now });
  await tellChanged(ctx, { logbook, change: "cancelled" });
}

/** Once both have said that the animals are home. */
async function endHandover(ctx: Context<"outbox">, bookingId: number): Promise<void> {
  const { db, now } = ctx;
  const booking = await findBooking(db, bookingId);
  // Of a stay that came to its end nothing is handed over in the logbook.
  if (booking?.closedReason !== "cancelled" || isHandedOver(booking, now)) return;
  const logbook = await lockOfBooking(ctx, bookingId);
  if (!logbook) return;
  await repository.changeLogbook(db, logbook.id, { handoverUntil: now });
  await endOpenVisit(ctx, { logbookId: logbook.id, at: now });
  await tellChanged(ctx, { logbook, change: "cancelled" });
}

async function lockOfBooking({ db }: Context, bookingId: number) {
  const found = await repository.findLogbookOfBooking(db, bookingId);
  return found && repository.lockLogbook(db, found.id);
}

/** The logbook of each booking that has one. */
export function findLogbookIds(
  { db }: Context,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  return repository.findIdsOfBookings(db, bookingIds);
}
