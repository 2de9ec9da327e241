import type { ProfileType } from "#contract/profiles.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import { findBooking } from "#server/domains/bookings/booking-access.service.ts";
import { lockReach, type Reach } from "#server/domains/chat/contact/reach.service.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { conflict, invalid, notFound } from "#server/platform/http/problem.ts";
import {
  findLogbookOfBooking,
  findLogbook as findRow,
  type LogbookRow,
  lockLogbook,
} from "./logbooks.repository.ts";
import { isHandedOverAt, refusedEditAt, visitAt } from "./logbooks.rules.ts";
import { isBeforeLogbook } from "./taking/device-time.rules.ts";
import { type Act, isToldLater, takenAt } from "./taking/taking.rules.ts";
import { type EntryRow, listVisitsNear } from "./visits.repository.ts";

export type { LogbookRow } from "./logbooks.repository.ts";
export type { EntryRow } from "./visits.repository.ts";

/** A logbook, and on which side of it somebody is, with whichever of their profiles. */
export type OwnLogbook = { logbook: LogbookRow; side: ProfileType };

export function findLogbook(db: Db, logbookId: number): Promise<LogbookRow | null> {
  return findRow(db, logbookId);
}

/** Null for strangers. */
export function sideOfUser({ users }: LogbookRow, userId: number): ProfileType | null {
  if (users.pet_owner === userId) return "pet_owner";
  return users.pet_sitter === userId ? "pet_sitter" : null;
}

/** 404 for strangers. */
export async function getOwnLogbook(
  db: Db,
  userId: number,
  logbookId: number,
): Promise<OwnLogbook> {
  return asOwn(await findRow(db, logbookId), userId);
}

export async function lockOwnLogbook(
  tx: Db,
  userId: number,
  logbookId: number,
): Promise<OwnLogbook> {
  return asOwn(await lockLogbook(tx, logbookId), userId);
}

/** Before it is decided what to tell of it, its room being locked. */
export async function lockLogbookToTell(tx: Db, logbookId: number): Promise<void> {
  await lockLogbook(tx, logbookId);
}

/** The logbook of a booking: 404 for strangers, and where there is none. */
export async function getLogbookOfBooking(
  db: Db,
  userId: number,
  bookingId: number,
): Promise<OwnLogbook> {
  return asOwn(await findLogbookOfBooking(db, bookingId), userId);
}

/** A logbook that somebody is about to write in, and what stands between the two. */
export type WritableLogbook = OwnLogbook & { reach: Reach };

/** Whose reach a logbook hangs on. */
export function pairOf({ chatRoomId: roomId, bookingId }: LogbookRow) {
  return { roomId, hasAgreed: bookingId !== null };
}

/** The room first, which keeps blocks and a no out until it is written; then the logbook. */
export async function lockToReach(
  { db, viewer }: ViewerContext,
  logbookId: number,
): Promise<WritableLogbook> {
  const { logbook } = await getOwnLogbook(db, viewer.userId, logbookId);
  const reach = await lockReach(db, pairOf(logbook));
  return { ...(await lockOwnLogbook(db, viewer.userId, logbookId)), reach };
}

/** For the sitter's doings: 404 for everybody else. */
export async function lockAsSitter(
  ctx: ViewerContext,
  logbookId: number,
): Promise<WritableLogbook> {
  const own = await lockToReach(ctx, logbookId);
  if (own.side !== "pet_sitter") throw notFound();
  return own;
}

/** What is written now: 409 once the two can't reach each other, or the booking was cancelled. */
export function refuseEnded(
  { now }: ViewerContext,
  { logbook, reach }: Pick<WritableLogbook, "logbook" | "reach">,
): void {
  if (reach.obstacle !== null) throw conflict("contactClosed");
  if (logbook.cancelledAt && now >= logbook.cancelledAt) throw conflict("logbookReadOnly");
}

type Moment = {
  at: Date;
  act?: Act;
  /** What the moment is called in the form. */
  field?: "happenedAt" | "startedAt";
};

/** Who is told of what is taken: nobody, of what comes after the end from before it. */
export type TakenMoment = { isLate: boolean; isToldLater: boolean; by?: "pet_sitter" };

/**
 * What a device says of when: 422 before there was a logbook, 409 for what happened after the end of the
 * contact or of the booking, or comes too late.
 */
export async function takeMoment(
  { db, now, locale }: ViewerContext,
  { logbook, reach }: Pick<WritableLogbook, "logbook" | "reach">,
  { at, act = "other", field = "happenedAt" }: Moment,
): Promise<TakenMoment> {
  if (isBeforeLogbook(at, logbook)) throw invalid({ [field]: [ruleText("beforeLogbook", locale)] });
  const { bookingId, cancelledAt } = logbook;
  const booking = bookingId === null ? null : await findBooking(db, bookingId);
  const endsAt = booking?.endsAt ?? null;
  const handover = isHandedOverAt(logbook, at);
  const taken = takenAt({ act, at, now, reach, cancelledAt, endsAt, handover });
  if (taken.refusal) throw conflict(taken.refusal);
  const told = { isLate: taken.isLate, isToldLater: isToldLater(at, now) };
  return taken.isLate ? told : { ...told, by: "pet_sitter" };
}

export type Written = TakenMoment & { logbook: LogbookRow; entry: EntryRow };

/** …and the visit that went on when it happened; without one, 409 with the code of the rule of editing. */
export async function lockToWrite(
  ctx: ViewerContext,
  { logbookId, ...moment }: { logbookId: number } & Moment,
): Promise<Written> {
  const own = await lockAsSitter(ctx, logbookId);
  const taken = await takeMoment(ctx, own, moment);
  const visits = await listVisitsNear(ctx.db, logbookId, moment.at);
  const entry = visitAt(visits, moment.at);
  if (!entry) throw conflict(refusedEditAt(visits, moment.at) ?? "checkInToEdit");
  return { ...taken, logbook: own.logbook, entry };
}

function asOwn(logbook: LogbookRow | null, userId: number): OwnLogbook {
  const side = logbook && sideOfUser(logbook, userId);
  if (!logbook || !side) throw notFound();
  return { logbook, side };
}
