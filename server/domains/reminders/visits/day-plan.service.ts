import type { ServiceType } from "#contract/shared/care.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { Db } from "#server/db/database.ts";
import { findBookingFacts } from "#server/domains/bookings/facts/booking-facts.service.ts";
import { findLogbookFacts } from "#server/domains/logbooks/messages/logbook-facts.service.ts";
import { clockAt, dayWindow } from "#server/platform/amsterdam-time.ts";
import type { Outside } from "#server/platform/context.ts";
import { listMeetingsOf } from "../bookings/due-bookings.repository.ts";
import { lockToRemind, type RemindContext, remind } from "../remind.service.ts";
import { mostAtOnce } from "../reminders.repository.ts";
import { dayPlanAt, dueDayPlan, isDue } from "../reminders.rules.ts";
import { listAwaitedSitters, listVisitsOf, type VisitRow } from "./due-visits.repository.ts";

/** In the morning of a day with visits: a message in each room, and one mail with all of them. */
export async function* daysToRemindOf(ctx: Outside<RemindContext>) {
  const { db, now } = ctx;
  const day = clockAt(now).date;
  const dueAt = dayPlanAt(day);
  if (!isDue("dayPlan", { dueAt, knownAt: null }, now)) return;
  const asked = { day, during: dayWindow(day), dueAt, most: mostAtOnce };
  for (const profileId of await listAwaitedSitters(db, asked)) {
    const act = () => ctx.inTransaction((step) => remindOfDay(step, { profileId, day }));
    yield { key: `dayPlan:${day}:${profileId}`, act };
  }
}

async function remindOfDay(
  ctx: RemindContext,
  { profileId, day }: { profileId: number; day: string },
): Promise<void> {
  const { db, now } = ctx;
  const receivers = [{ side: "pet_sitter", profileId } as const];
  const during = dayWindow(day);
  const planned = await listVisitsOf(db, profileId, during);
  await lockToRemind(ctx, { receivers, roomIds: planned.map(({ chatRoomId }) => chatRoomId) });
  const visits = await listVisitsOf(db, profileId, during);
  const dueAt = dueDayPlan({ day, visits }, now);
  if (!dueAt) return;
  await remind(ctx, {
    cause: "dayPlan",
    subject: `day:${day}`,
    dueAt,
    receivers,
    about: { day },
    messages: await messagesOf(db, visits),
  });
}

/** One a room, with the times of all its visits. */
async function messagesOf(db: Db, visits: readonly VisitRow[]) {
  const messages = [];
  for (const [roomId, ofRoom] of Map.groupBy(visits, ({ chatRoomId }) => chatRoomId)) {
    const [first] = ofRoom;
    const facts = first && (await findLogbookFacts(db, first.logbookId));
    if (roomId === null || !first?.plannedAt || !facts) continue;
    const times = ofRoom.flatMap(({ plannedAt }) => (plannedAt ? clockAt(plannedAt).time : []));
    const params = {
      logbookId: first.logbookId,
      petNames: facts.petNames.join(", "),
      at: toInstant(first.plannedAt),
      times: times.join(","),
      ...(facts.serviceType ? { serviceType: facts.serviceType } : {}),
    };
    messages.push({ roomId, params });
  }
  return messages.toSorted((one, other) => one.roomId - other.roomId);
}

/** Something on a sitter's day: a visit, or an introduction. */
export type DayItem = {
  at: string;
  /** Null: an introduction, or a logbook without a booking. */
  serviceType: ServiceType | null;
  isIntroduction: boolean;
  petNames: string[];
  ownerUserId: number | null;
  /** Of what it leads to. */
  logbookId: number | null;
  bookingId: number | null;
};

/** All that a sitter has before them on a day, in that order, introductions too. */
export async function findDayPlan(
  db: Db,
  { profileId, day }: { profileId: number; day: string },
): Promise<DayItem[]> {
  const during = dayWindow(day);
  const items: (DayItem & { startsAt: Date })[] = [];
  for (const visit of await listVisitsOf(db, profileId, during)) {
    const { logbookId, bookingId, plannedAt } = visit;
    const facts = await findLogbookFacts(db, logbookId);
    if (!plannedAt || !facts) continue;
    const { serviceType, petNames, users } = facts;
    items.push({
      startsAt: plannedAt,
      at: toInstant(plannedAt),
      serviceType,
      isIntroduction: false,
      petNames,
      ownerUserId: users.pet_owner,
      logbookId,
      bookingId,
    });
  }
  for (const { id, startsAt } of await listMeetingsOf(db, profileId, during)) {
    const { petNames = [], people } = (await findBookingFacts(db, id)) ?? {};
    const ownerUserId = people?.pet_owner?.id ?? null;
    items.push({
      startsAt,
      at: toInstant(startsAt),
      serviceType: null,
      isIntroduction: true,
      petNames,
      ownerUserId,
      logbookId: null,
      bookingId: id,
    });
  }
  return items
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map(({ startsAt: _startsAt, ...item }) => item);
}
