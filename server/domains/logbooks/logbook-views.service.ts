import { refusedEdit } from "#contract/logbooks/edit-rule.ts";
import {
  entriesPerPage,
  type Logbook,
  type LogbookDay,
  type LogbookListItem,
} from "#contract/logbooks.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { dayMs } from "#contract/shared/durations.ts";
import type { Db } from "#server/db/database.ts";
import { findBooking, sharedWith } from "#server/domains/bookings/booking-access.service.ts";
import {
  findBookingFaces,
  idsOf,
  presentPerson,
  presentPet,
} from "#server/domains/bookings/people/booking-faces.service.ts";
import { findReach } from "#server/domains/chat/contact/reach.service.ts";
import type { Context } from "#server/platform/context.ts";
import { listActivities, listTasks } from "./activities.repository.ts";
import {
  countImages,
  findLastImages,
  listImagesOfEntries,
  listLatestImages,
} from "./images/logbook-images.repository.ts";
import { pairOf, sideOfUser } from "./logbook-access.service.ts";
import { presentEntry, presentLogbookImage, presentTask } from "./logbooks.presenter.ts";
import { findUnreadCounts, type LogbookRow, listLogbookPets } from "./logbooks.repository.ts";
import {
  daysToShow,
  isHandedOverAt,
  isSaidToBeThere,
  lastDayBegun,
  progressOf,
} from "./logbooks.rules.ts";
import {
  countByDay,
  type EntryRow,
  findBegun,
  findNextPlanned,
  listOpenVisits,
  listVisitsToShow,
} from "./visits.repository.ts";
import { listWalksOfEntries } from "./walks/walks.repository.ts";

/** On whose side it is looked at. */
type Reader = { side: ProfileType };

type Listed = Reader & {
  rows: readonly LogbookRow[];
  /** Those of which the two see each other's numbers; none in a list. */
  sharedIds?: readonly number[];
};

/** Logbooks in a list, as one of the two sides sees them; as many questions for fifty as for one. */
export async function describeLogbooks(
  { db, now }: Context,
  { side, rows, sharedIds = [] }: Listed,
): Promise<LogbookListItem[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const pets = await listLogbookPets(db, ids);
  const faces = await findBookingFaces(db, rows, idsOf(pets.map(({ petId }) => petId)));
  const unread = await findUnreadCounts(db, ids, side);
  const open = byLogbook(await listOpenVisits(db, ids));
  const next = byLogbook(await findNextPlanned(db, ids, now));
  const begun = await findBegun(db, ids);
  const images = await findLastImages(db, ids);
  return rows.map((row) => {
    const seen = { side, isShared: sharedIds.includes(row.id), faces };
    const image = images.get(row.id);
    const checkedInAt = isSaidToBeThere(row, now) && open.get(row.id)?.checkInAt;
    const nextVisitAt = next.get(row.id)?.plannedAt;
    const isOver = isOverAt(row, now);
    return {
      id: row.id,
      bookingId: row.bookingId ?? undefined,
      chatRoomId: row.chatRoomId ?? undefined,
      owner: presentPerson(row, "pet_owner", seen),
      sitter: presentPerson(row, "pet_sitter", seen),
      pets: pets
        .filter(({ logbookId }) => logbookId === row.id)
        .map((pet) => presentPet(pet, faces)),
      title: row.title ?? undefined,
      startDate: row.startOn,
      endDate: row.endOn,
      status: progressOf({ hasCheckIn: begun.has(row.id), isOver }),
      isCancelled: row.cancelledAt !== null,
      isHandedOver: isHandedOverAt(row, now),
      side,
      unreadUpdatesCount: unread.get(row.id) ?? 0,
      checkedInAt: checkedInAt ? toInstant(checkedInAt) : undefined,
      nextVisitAt: nextVisitAt && !isOver ? toInstant(nextVisitAt) : undefined,
      lastImage: image ? presentLogbookImage(image) : undefined,
      updatedAt: toInstant(row.changedAt),
    };
  });
}

/** Over by the clock or by a no; one without a booking is over when its sitter has not come for a day. */
export function isOverAt(row: LogbookRow, now: Date): boolean {
  if (row.cancelledAt || row.completedAt) return true;
  return row.endOn < dayInAmsterdam(new Date(now.getTime() - dayMs));
}

function byLogbook(rows: readonly EntryRow[]): Map<number, EntryRow> {
  return new Map(rows.map((row) => [row.logbookId, row]));
}

/** Which visits: of one day, those before a day, or else the latest. */
export type Page = { date?: string | undefined; before?: string | undefined };

const handful = 6;

/** A logbook as one of its two sides sees it. */
export async function describeLogbook(
  ctx: Context,
  { side, logbook, page = {} }: Reader & { logbook: LogbookRow; page?: Page },
): Promise<Logbook> {
  const { db, now } = ctx;
  const booking = logbook.bookingId === null ? null : await findBooking(db, logbook.bookingId);
  // Numbers to call while something is agreed on, and a week longer.
  const sharedIds = booking && sharedWith(booking, now)("phone") ? [logbook.id] : [];
  const [item] = await describeLogbooks(ctx, { side, rows: [logbook], sharedIds });
  if (!item) throw new Error(`logbook ${logbook.id} was not described`);
  const counted = await countByDay(db, logbook.id);
  const days = pageDays(counted, page, dayInAmsterdam(now));
  const entries = await listVisitsToShow(db, logbook.id, { days, during: page.date, now });
  const oldest = days.at(-1) ?? page.before ?? dayInAmsterdam(now);
  const { obstacle } = await findReach(db, pairOf(logbook));
  const isReadOnly = logbook.cancelledAt !== null || obstacle !== null;
  const shown = await describeEntries(db, entries, side);
  return {
    ...item,
    place: booking?.place,
    ownerNotes: logbook.ownerNotes ?? undefined,
    sitterNotes: logbook.sitterNotes ?? undefined,
    tasks: (await listTasks(db, logbook.id)).map(presentTask),
    days: allDays(logbook, counted),
    entries: shown,
    earlierThan: counted.some(({ date }) => date < oldest) ? oldest : undefined,
    imagesCount: await countImages(db, logbook.id),
    latestImages: (await listLatestImages(db, logbook.id, handful)).map(presentLogbookImage),
    isReadOnly,
    editCode: side === "pet_sitter" ? (refusedEdit(shown) ?? undefined) : undefined,
    isReportReady: logbook.completedAt !== null && item.status === "completed",
  };
}

function pageDays(counted: readonly LogbookDay[], { date, before }: Page, today: string): string[] {
  if (date) return [date];
  const earlier = before ? counted.filter((day) => day.date < before) : counted;
  return daysToShow(earlier, {
    until: before ?? lastDayBegun(counted, today),
    most: entriesPerPage,
  });
}

/** From the first to the last, also those without a visit, such as the days of a stay. */
function allDays({ startOn, endOn }: LogbookRow, counted: readonly LogbookDay[]): LogbookDay[] {
  const byDate = new Map(counted.map((day) => [day.date, day]));
  for (
    let day = startOn;
    day <= endOn;
    day = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
  ) {
    if (!byDate.has(day)) byDate.set(day, { date: day, visits: 0, done: 0, isOpen: false });
  }
  return [...byDate.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

export async function describeEntries(db: Db, entries: readonly EntryRow[], side: ProfileType) {
  const ids = entries.map(({ id }) => id);
  const parts = {
    activities: await listActivities(db, ids),
    images: await listImagesOfEntries(db, ids),
    walks: await listWalksOfEntries(db, ids),
  };
  return entries.map((entry) => presentEntry(entry, parts, side));
}

/** …as the user who asks sees it. */
export function describeFor(
  ctx: Context,
  { userId, logbook, page }: { userId: number; logbook: LogbookRow; page?: Page },
): Promise<Logbook> {
  const side = sideOfUser(logbook, userId);
  if (!side) throw new Error(`logbook ${logbook.id} is not of user ${userId}`);
  return describeLogbook(ctx, { side, logbook, ...(page ? { page } : {}) });
}
