import type * as z from "zod";
import { visitToCheckInto } from "#contract/logbooks/coming.ts";
import {
  type checkInOutForm,
  mostVisits,
  undoCheckOutMinutes,
} from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Db } from "#server/db/database.ts";
import { findBooking, sharedWith } from "#server/domains/bookings/booking-access.service.ts";
import { findHomePoint } from "#server/domains/profiles/addresses/home-addresses.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { distanceKm } from "#server/platform/geo/distance.ts";
import { conflict } from "#server/platform/http/problem.ts";
import { lockAsSitter, type TakenMoment, takeMoment } from "./logbook-access.service.ts";
import { tellChanged, whose } from "./logbook-changes.service.ts";
import { describeFor } from "./logbook-views.service.ts";
import { changeLogbook, findLogbook, type LogbookRow } from "./logbooks.repository.ts";
import {
  assumedEnd,
  isFull,
  refusedEditAt,
  type ToldDistance,
  toldOfDistance,
  visitAt,
} from "./logbooks.rules.ts";
import { timeOf } from "./taking/device-time.rules.ts";
import {
  changeVisit,
  countVisits,
  type EntryRow,
  findByClientId,
  findVisit,
  insertVisit,
  listOpenVisits,
  listVisitsNear,
} from "./visits.repository.ts";
import { endWalksAt } from "./walks/walks.service.ts";

type Form = z.output<typeof checkInOutForm>;
type Action = NonNullable<Form["action"]>;
type VisitContext = ViewerContext<"outbox">;
type Ended = { logbookId: number; at: Date };
type Coming = {
  logbook: LogbookRow;
  visits: EntryRow[];
  at: Date;
  form: Form;
  taken: TakenMoment;
};

/**
 * The sitter comes or goes. Without `action` it is the other of what is now; with it, and with what the
 * device called it, whatever comes again or late finds that it has been done.
 */
export async function checkInOut(
  ctx: VisitContext,
  { logbookId, form }: { logbookId: number; form: Form },
): Promise<Logbook> {
  const { db, viewer } = ctx;
  const own = await lockAsSitter(ctx, logbookId);
  const { logbook } = own;
  const known = form.clientId ? await findByClientId(db, logbookId, form.clientId) : null;
  if (!known) {
    const at = timeOf(ctx, form);
    const act = form.action === "check_in" ? "other" : "checkOut";
    const taken = await takeMoment(ctx, own, { at, act });
    const visits = await listVisitsNear(db, logbookId, at);
    const action: Action = form.action ?? (visitAt(visits, at) ? "check_out" : "check_in");
    // Of a stay that was called off one leaves, and doesn't come again.
    if (action !== "check_out") await takeMoment(ctx, own, { at });
    await actions[action](ctx, { logbook, visits, at, form, taken });
  }
  const after = (await findLogbook(db, logbookId)) ?? logbook;
  return describeFor(ctx, { userId: viewer.userId, logbook: after });
}

const actions: Record<Action, (ctx: VisitContext, coming: Coming) => Promise<void>> = {
  check_in: checkIn,
  check_out: checkOut,
  undo_check_out: undoCheckOut,
};

/**
 * Into the visit that was chosen, or is planned within two hours; otherwise into one of its own, also by a
 * call that says nothing of it. Who is there already is there.
 */
async function checkIn(ctx: VisitContext, coming: Coming): Promise<void> {
  const { logbook, visits, at, form, taken } = coming;
  if (visitAt(visits, at)) return;
  const { db } = ctx;
  const entry = (await findAwaited(db, coming)) ?? (await addVisit(db, coming));
  const end = assumedEnd(visits, at, logbook);
  await changeVisit(db, entry.id, {
    checkInAt: at,
    checkInLat: form.lat ?? null,
    checkInLng: form.lng ?? null,
    checkInClientId: form.clientId ?? null,
    isCheckInToldLater: taken.isToldLater,
    ...(await toldOf(ctx, logbook, form)),
    ...(end ? { checkOutAt: end, isCheckOutAssumed: true } : {}),
  });
  await widenDays(db, logbook, dayInAmsterdam(at));
  const entryId = entry.id;
  await tellChanged(ctx, { logbook, ...whose(taken.by), change: "checkIn", at, entryId });
}

/** One that was chosen on a device may have been taken, or planned otherwise, before it was sent. */
async function findAwaited(db: Db, { logbook, visits, at, form }: Coming) {
  if (form.extra) return null;
  if (form.entryId === undefined) return visitToCheckInto(visits, at);
  const chosen = await findVisit(db, logbook.id, form.entryId);
  return chosen?.plannedAt && !chosen.checkInAt ? chosen : null;
}

async function addVisit(db: Db, { logbook, at, taken }: Coming): Promise<EntryRow> {
  // After the end of the contact or the booking nobody says that they came unplanned before it.
  if (taken.isLate) throw conflict("contactClosed");
  const count = await countVisits(db, logbook.id);
  if (isFull(count, { adding: 1, most: mostVisits })) throw conflict("tooManyVisits");
  return insertVisit(db, { logbookId: logbook.id, day: dayInAmsterdam(at) });
}

async function checkOut(ctx: VisitContext, coming: Coming): Promise<void> {
  const { logbook, visits, at, form, taken } = coming;
  const entry = visitAt(visits, at);
  if (!entry) {
    const code = refusedEditAt(visits, at);
    // Who has gone has gone; who never came can't go.
    if (code === "cannotEditAfterCheckout" || visits.some(isClosedBy(at))) return;
    throw conflict(code ?? "checkInToEdit");
  }
  if (entry.checkOutAt && !entry.isCheckOutAssumed) return;
  const { db } = ctx;
  await changeVisit(db, entry.id, {
    checkOutAt: at,
    checkOutLat: form.lat ?? null,
    checkOutLng: form.lng ?? null,
    checkOutClientId: form.clientId ?? null,
    isCheckOutAssumed: false,
    isCheckOutToldLater: taken.isToldLater,
    ...(form.note ? { note: form.note } : {}),
  });
  await endWalksAt(ctx, { entryId: entry.id, at });
  const entryId = entry.id;
  await tellChanged(ctx, { logbook, ...whose(taken.by), change: "checkOut", at, entryId });
}

const isClosedBy = (at: Date) => (visit: EntryRow) =>
  visit.checkOutAt !== null && visit.checkOutAt <= at;

/** Pressed too early: back in, for a few minutes, and as if nothing had happened. */
async function undoCheckOut(
  ctx: VisitContext,
  { logbook, visits, at, taken }: Coming,
): Promise<void> {
  if (visitAt(visits, at)?.checkOutAt === null) return;
  const last = visits
    .filter(isClosedBy(at))
    .toSorted((one, other) => timeOut(other) - timeOut(one))
    .at(0);
  const isRecent = last && at.getTime() - timeOut(last) <= undoCheckOutMinutes * 60_000;
  const isOpenElsewhere = visits.some((visit) => visit.checkInAt && !visit.checkOutAt);
  if (!isRecent || isOpenElsewhere) throw conflict("cannotEditAfterCheckout");
  // What the device called the check-out stays: it must not come again.
  const end = assumedEnd(visits, at, logbook);
  await changeVisit(ctx.db, last.id, {
    checkOutAt: end,
    checkOutLat: null,
    checkOutLng: null,
    isCheckOutToldLater: false,
    isCheckOutAssumed: end !== null,
  });
  const entryId = last.id;
  await tellChanged(ctx, { logbook, ...whose(taken.by), change: "undoCheckOut", at, entryId });
}

/** Part of an end that comes early: nobody is there any more for this owner; until somebody says when they left. */
export async function endOpenVisit(ctx: Context, { logbookId, at }: Ended): Promise<void> {
  for (const { id: entryId, checkInAt } of await listOpenVisits(ctx.db, [logbookId])) {
    // Another process's clock may be a little ahead.
    const checkOutAt = checkInAt && checkInAt > at ? checkInAt : at;
    await changeVisit(ctx.db, entryId, { checkOutAt, isCheckOutAssumed: true });
    await endWalksAt(ctx, { entryId, at: checkOutAt });
  }
}

/** …or whoever is there stays, and walks no more. */
export async function endWalksOfOpenVisits(ctx: Context, { logbookId, at }: Ended): Promise<void> {
  for (const { id: entryId } of await listOpenVisits(ctx.db, [logbookId])) {
    await endWalksAt(ctx, { entryId, at });
  }
}

const timeOut = ({ checkOutAt }: EntryRow) => checkOutAt?.getTime() ?? 0;

/** One without a booking lasts from its first to its last visit. */
async function widenDays(db: Db, logbook: LogbookRow, day: string): Promise<void> {
  if (logbook.bookingId !== null) return;
  const startOn = day < logbook.startOn ? day : logbook.startOn;
  const endOn = day > logbook.endOn ? day : logbook.endOn;
  await changeLogbook(db, logbook.id, { startOn, endOn });
}

/**
 * From the home where the booking takes place, for those of the two who know where that is. A logbook
 * without a booking has no place.
 */
async function toldOf(
  { db, now }: Context,
  { bookingId, users }: LogbookRow,
  { lat, lng }: Form,
): Promise<ToldDistance> {
  const nothing = toldOfDistance(null, { pet_owner: false, pet_sitter: false });
  const booking = bookingId === null ? null : await findBooking(db, bookingId);
  if (!booking || lat === undefined || lng === undefined) return nothing;
  const { place } = booking;
  if (place !== "owner_home" && place !== "sitter_home") return nothing;
  const host = place === "owner_home" ? "pet_owner" : "pet_sitter";
  const userId = users[host];
  const home = userId === null ? null : await findHomePoint(db, userId);
  if (!home) return nothing;
  const isKnown = sharedWith(booking, now)("address");
  const knowsAddress = { pet_owner: isKnown, pet_sitter: isKnown, [host]: true };
  return toldOfDistance(distanceKm({ lat, lng }, home) * 1000, knowsAddress);
}
