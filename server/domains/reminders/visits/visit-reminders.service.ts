import type { MissedVisitParams } from "#contract/logbooks/logbook-messages.ts";
import type { ReminderParams } from "#contract/reminders/reminder-messages.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { lockLogbookToTell } from "#server/domains/logbooks/logbook-access.service.ts";
import {
  findLogbookFacts,
  type LogbookFacts,
} from "#server/domains/logbooks/messages/logbook-facts.service.ts";
import { clockAt, dayWindow } from "#server/platform/amsterdam-time.ts";
import type { Outside } from "#server/platform/context.ts";
import { lockToRemind, type Receiver, type RemindContext, remind } from "../remind.service.ts";
import { mostAtOnce } from "../reminders.repository.ts";
import { duePicture, duePictureOfDay, endOfDayAt, isDue } from "../reminders.rules.ts";
import {
  findVisit,
  isSeen,
  listGoingOn,
  listMissed,
  listThereSince,
  listWithoutPicture,
  type VisitRow,
} from "./due-visits.repository.ts";
import { dueMissed } from "./missed-visits.rules.ts";

/** Visits that nobody came for, and those that nothing is seen of. */
export async function* visitsToRemindOf(ctx: Outside<RemindContext>) {
  const { db, now } = ctx;
  const page = { now, most: mostAtOnce };
  for (const cause of ["visitLate", "visitMissed"] as const) {
    for (const row of await listMissed(db, { ...page, cause })) {
      const act = () => ctx.inTransaction((step) => remindOfMissed(step, { cause, row }));
      yield { key: `${cause}:${row.id}`, act };
    }
  }
  for (const row of await listWithoutPicture(db, page)) {
    const act = () => ctx.inTransaction((step) => askForPicture(step, row));
    yield { key: `picture:${row.id}`, act };
  }
  const day = clockAt(now).date;
  const dueAt = endOfDayAt(day);
  if (!isDue("pictureOfDay", { dueAt, knownAt: null }, now)) return;
  for (const row of await listGoingOn(db, { today: dayWindow(day), dueAt, most: mostAtOnce })) {
    const act = () => ctx.inTransaction((step) => askForPictureOfDay(step, row));
    yield { key: `pictureOfDay:${day}:${row.id}`, act };
  }
}

function sitterOf({ sitterProfileId: profileId }: VisitRow): Receiver[] {
  return [{ side: "pet_sitter", profileId }];
}

/** The people, the room, the logbook; then the visit as it is now. Null: it is off. */
async function lockVisit(
  ctx: RemindContext,
  { row, receivers }: { row: VisitRow; receivers: readonly Receiver[] },
): Promise<{ visit: VisitRow; facts: LogbookFacts } | null> {
  await lockToRemind(ctx, { receivers, roomIds: [row.chatRoomId] });
  await lockLogbookToTell(ctx.db, row.logbookId);
  const visit = await findVisit(ctx.db, row.id);
  const facts = await findLogbookFacts(ctx.db, row.logbookId);
  return visit && facts && { visit, facts };
}

type Missed = { cause: "visitLate" | "visitMissed"; row: VisitRow };

async function remindOfMissed(ctx: RemindContext, { cause, row }: Missed): Promise<void> {
  const owner: Receiver = { side: "pet_owner", profileId: row.ownerProfileId };
  const receivers = cause === "visitMissed" ? [owner] : sitterOf(row);
  const found = await lockVisit(ctx, { row, receivers });
  const { visit, facts } = found ?? {};
  if (!visit?.plannedAt || !facts) return;
  const { id: entryId, logbookId, plannedAt } = visit;
  const others = await listThereSince(ctx.db, logbookId, plannedAt);
  const dueAt = dueMissed(cause, visit, others, ctx.now);
  if (!dueAt) return;
  const at = toInstant(plannedAt);
  // What the owner does about it is on a card of its own.
  const params =
    cause === "visitMissed"
      ? { entryId, plannedAt: at, day: dayInAmsterdam(ctx.now) }
      : { entryId, at };
  const told = { cause, subject: `visit:${entryId}`, dueAt, receivers };
  await remindOfVisit(ctx, { ...told, visit, facts, params });
}

async function askForPicture(ctx: RemindContext, row: VisitRow): Promise<void> {
  const receivers = sitterOf(row);
  const found = await lockVisit(ctx, { row, receivers });
  if (!found) return;
  const { visit, facts } = found;
  const { id: visitId, checkInAt } = visit;
  const hasPicture = await isSeen(ctx.db, visitId, null);
  const dueAt = duePicture({ checkInAt, hasPicture }, ctx.now);
  if (!dueAt) return;
  await remindOfVisit(ctx, {
    cause: "picture",
    subject: `visit:${visitId}`,
    dueAt,
    receivers,
    visit,
    facts,
    params: { entryId: visitId },
  });
}

async function askForPictureOfDay(ctx: RemindContext, row: VisitRow): Promise<void> {
  const receivers = sitterOf(row);
  const found = await lockVisit(ctx, { row, receivers });
  if (!found) return;
  const { visit, facts } = found;
  const { logbookId } = visit;
  const during = dayWindow(clockAt(ctx.now).date);
  const hasPictureToday = await isSeen(ctx.db, visit.id, during);
  const dueAt = duePictureOfDay({ ...visit, hasPictureToday }, ctx.now);
  if (!dueAt) return;
  await remindOfVisit(ctx, {
    cause: "pictureOfDay",
    subject: `logbook:${logbookId}`,
    dueAt,
    receivers,
    visit,
    facts,
    params: { entryId: visit.id },
  });
}

type OfVisit = Pick<Parameters<typeof remind>[1], "cause" | "subject" | "dueAt" | "receivers"> & {
  visit: VisitRow;
  facts: LogbookFacts;
  params: Partial<ReminderParams & MissedVisitParams>;
};

async function remindOfVisit(
  ctx: RemindContext,
  { visit, facts, params, ...reminding }: OfVisit,
): Promise<void> {
  const { id: entryId, logbookId, bookingId, chatRoomId: roomId } = visit;
  const { petNames, serviceType } = facts;
  const known = {
    logbookId,
    petNames: petNames.join(", "),
    ...(bookingId === null ? {} : { bookingId }),
    ...(serviceType ? { serviceType } : {}),
    ...params,
  };
  await remind(ctx, {
    ...reminding,
    about: { logbookId, entryId },
    messages: roomId === null ? [] : [{ roomId, params: known }],
  });
}
