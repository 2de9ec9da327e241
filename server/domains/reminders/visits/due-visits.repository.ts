import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { sentPictures } from "#server/db/views/chat.ts";
import { sharedPictures, sharedVisits } from "#server/db/views/logbooks.ts";
import { afterIn, notSent } from "../reminders.repository.ts";
import { causedBetween, causes, type Window } from "../reminders.rules.ts";

const { id, logbookId, bookingId, chatRoomId, ownerProfileId, sitterProfileId } = sharedVisits;
const { plannedAt, checkInAt, checkOutAt, createdAt, completedAt } = sharedVisits;
const visit = {
  id,
  logbookId,
  bookingId,
  chatRoomId,
  ownerProfileId,
  sitterProfileId,
  plannedAt,
  checkInAt,
  checkOutAt,
  createdAt,
  completedAt,
};
export type VisitRow = NonNullable<Awaited<ReturnType<typeof findVisit>>>;

export async function findVisit(db: Db, visitId: number) {
  const [row] = await db.select(visit).from(sharedVisits).where(eq(id, visitId));
  return row ?? null;
}

type Page = { now: Date; most: number };
const subjectOfVisit = sql`'visit:' || ${id}`;

/** By whichever visit they checked in: somebody has been there since this one was to begin. */
const wasThere = sql`exists (
  select from ${sharedVisits} other
  where other.logbook_id = ${logbookId} and other.check_in_at is not null
    and (other.check_out_at is null or other.check_out_at > ${plannedAt}))`;

/** Visits that nobody has come for, of which who is to be told was not told yet. */
export function listMissed(
  db: Db,
  { cause, now, most }: Page & { cause: "visitLate" | "visitMissed" },
): Promise<VisitRow[]> {
  const { from, until } = causedBetween(cause, now);
  const dueAt = afterIn(plannedAt, cause);
  return db
    .select(visit)
    .from(sharedVisits)
    .where(
      and(
        isNull(checkInAt),
        gt(plannedAt, from),
        lte(plannedAt, until),
        lte(createdAt, dueAt),
        not(wasThere),
        notSent(db, { type: causes[cause].type, subject: subjectOfVisit, dueAt }),
      ),
    )
    .orderBy(asc(plannedAt), asc(id))
    .limit(most);
}

/** Who was there at a moment or came after it. */
export function listThereSince(db: Db, ofLogbook: number, since: Date) {
  return db
    .select({ plannedAt, checkInAt, checkOutAt })
    .from(sharedVisits)
    .where(
      and(
        eq(logbookId, ofLogbook),
        isNotNull(checkInAt),
        or(isNull(checkOutAt), gt(checkOutAt, since)),
      ),
    );
}

/** In the logbook, or sent as a message since: the owner has seen it just the same. */
function hasPicture(db: Db, inLogbook: SQL | undefined, since: SQL): SQL {
  const one = { one: sql`1` };
  const { roomId, sentBy, sentAt } = sentPictures;
  const wasSent = and(eq(roomId, chatRoomId), eq(sentBy, "pet_sitter"), gte(sentAt, since));
  return sql`(${exists(db.select(one).from(sharedPictures).where(inLogbook))}
    or ${exists(db.select(one).from(sentPictures).where(wasSent))})`;
}

const hasPictureOfVisit = (db: Db) =>
  hasPicture(db, eq(sharedPictures.entryId, id), sql`${checkInAt}`);

function hasPictureOfDay(db: Db, { from, until }: Window): SQL {
  const { takenAt } = sharedPictures;
  const ofLogbook = eq(sharedPictures.logbookId, logbookId);
  const since = sql`${from.toISOString()}::timestamptz`;
  return hasPicture(db, and(ofLogbook, gte(takenAt, from), lt(takenAt, until)), since);
}

/** Visits that began some hours ago, of which there is no picture. */
export function listWithoutPicture(db: Db, { now, most }: Page): Promise<VisitRow[]> {
  const { from, until } = causedBetween("picture", now);
  const { type } = causes.picture;
  return db
    .select(visit)
    .from(sharedVisits)
    .where(
      and(
        gt(checkInAt, from),
        lte(checkInAt, until),
        not(hasPictureOfVisit(db)),
        notSent(db, { type, subject: subjectOfVisit }),
      ),
    )
    .orderBy(asc(checkInAt), asc(id))
    .limit(most);
}

/** Visits that began before today and go on, of which there is no picture of today. */
export function listGoingOn(
  db: Db,
  { today, dueAt, most }: { today: Window; dueAt: Date; most: number },
): Promise<VisitRow[]> {
  const { type } = causes.pictureOfDay;
  return db
    .select(visit)
    .from(sharedVisits)
    .where(
      and(
        lt(checkInAt, today.from),
        isNull(checkOutAt),
        isNull(completedAt),
        not(hasPictureOfDay(db, today)),
        notSent(db, { type, subject: sql`'logbook:' || ${logbookId}`, dueAt }),
      ),
    )
    .orderBy(asc(id))
    .limit(most);
}

/** Of a visit, or of the day that it goes on in. */
export async function isSeen(db: Db, visitId: number, today: Window | null): Promise<boolean> {
  const seen = today ? hasPictureOfDay(db, today) : hasPictureOfVisit(db);
  const [row] = await db
    .select({ isSeen: sql<boolean>`${seen}` })
    .from(sharedVisits)
    .where(eq(id, visitId));
  return row?.isSeen ?? false;
}

type Day = { day: string; during: Window };

/** Who is awaited somewhere on a day and was not told of it yet. */
export async function listAwaitedSitters(
  db: Db,
  { day, during, dueAt, most }: Day & { dueAt: Date; most: number },
): Promise<number[]> {
  const { type } = causes.dayPlan;
  const rows = await db
    .selectDistinct({ profileId: sql<number>`${sitterProfileId}` })
    .from(sharedVisits)
    .where(
      and(
        isNotNull(sitterProfileId),
        isNull(checkInAt),
        gte(plannedAt, during.from),
        lt(plannedAt, during.until),
        lte(createdAt, dueAt),
        notSent(db, { type, subject: sql`${`day:${day}`}`, profileId: sql`${sitterProfileId}` }),
      ),
    )
    .orderBy(asc(sql`${sitterProfileId}`))
    .limit(most);
  return rows.map(({ profileId }) => profileId);
}

/** Where a sitter is awaited between two moments, in that order. */
export function listVisitsOf(db: Db, profileId: number, during: Window): Promise<VisitRow[]> {
  return db
    .select(visit)
    .from(sharedVisits)
    .where(
      and(
        eq(sitterProfileId, profileId),
        isNull(checkInAt),
        gte(plannedAt, during.from),
        lt(plannedAt, during.until),
      ),
    )
    .orderBy(asc(plannedAt), asc(id));
}
