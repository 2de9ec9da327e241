import type { ProfileType } from "#contract/profiles.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { conflict, invalid, notFound } from "#server/platform/http/problem.ts";
import { isBeforeLogbook } from "./device-time.rules.ts";
import {
  findLogbookOfBooking,
  findLogbook as findRow,
  type LogbookRow,
  lockLogbook,
} from "./logbooks.repository.ts";
import { refusedEditAt, visitAt } from "./logbooks.rules.ts";
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

/** For the sitter's doings: 404 for everybody else. */
export async function lockAsSitter(
  { db, viewer }: ViewerContext,
  logbookId: number,
): Promise<LogbookRow> {
  const { logbook, side } = await lockOwnLogbook(db, viewer.userId, logbookId);
  if (side !== "pet_sitter") throw notFound();
  return logbook;
}

/** Read-only for both from the cancellation on: 409. What was done before it, and comes late, is taken. */
export function refuseCancelled({ cancelledAt }: LogbookRow, at: Date): void {
  if (cancelledAt && at >= cancelledAt) throw conflict("logbookReadOnly");
}

type Moment = {
  at: Date;
  /** What the moment is called in the form. */
  field?: "happenedAt" | "startedAt";
};

/** What a device says of when: 422 before there was a logbook, 409 once it was cancelled. */
export function refuseMoment(
  { locale }: ViewerContext,
  logbook: LogbookRow,
  { at, field = "happenedAt" }: Moment,
): void {
  if (isBeforeLogbook(at, logbook)) throw invalid({ [field]: [ruleText("beforeLogbook", locale)] });
  refuseCancelled(logbook, at);
}

/** …and the visit that went on when it happened; without one, 409 with the code of the rule of editing. */
export async function lockToWrite(
  ctx: ViewerContext,
  { logbookId, at, ...moment }: { logbookId: number } & Moment,
): Promise<{ logbook: LogbookRow; entry: EntryRow }> {
  const logbook = await lockAsSitter(ctx, logbookId);
  refuseMoment(ctx, logbook, { at, ...moment });
  const visits = await listVisitsNear(ctx.db, logbookId, at);
  const entry = visitAt(visits, at);
  if (!entry) throw conflict(refusedEditAt(visits, at) ?? "checkInToEdit");
  return { logbook, entry };
}

function asOwn(logbook: LogbookRow | null, userId: number): OwnLogbook {
  const side = logbook && sideOfUser(logbook, userId);
  if (!logbook || !side) throw notFound();
  return { logbook, side };
}
