import {
  and,
  asc,
  type Column,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { plannedVisitMinutes } from "#contract/logbooks/coming.ts";
import { hourMs } from "#contract/shared/durations.ts";
import type { Db } from "#server/db/database.ts";
import { logbookEntries } from "#server/db/schema/logbooks.ts";

export type EntryRow = typeof logbookEntries.$inferSelect;
export type EntryColumns = Partial<Omit<EntryRow, "id" | "logbookId" | "createdAt">>;

/** All of them, in the order of their times: for a plan and for a report. */
export function listVisits(db: Db, logbookId: number): Promise<EntryRow[]> {
  return db
    .select()
    .from(logbookEntries)
    .where(eq(logbookEntries.logbookId, logbookId))
    .orderBy(asc(timeOfVisit), asc(logbookEntries.id));
}

/** How many visits before a moment can have to do with it: one ends as the next begins. */
const mostBefore = 3;

/**
 * Those that the rules need to judge a moment, of however many there are: what went on then or had just
 * ended, what began next, who was awaited, and whether anything is open or awaited at all.
 */
export async function listVisitsNear(db: Db, logbookId: number, at: Date): Promise<EntryRow[]> {
  const { id, checkInAt, checkOutAt, plannedAt } = logbookEntries;
  const ofLogbook = eq(logbookEntries.logbookId, logbookId);
  const ids = () => db.select({ id }).from(logbookEntries).$dynamic();
  const before = ids()
    .where(and(ofLogbook, lte(checkInAt, at)))
    .orderBy(desc(checkInAt));
  const after = ids()
    .where(and(ofLogbook, gt(checkInAt, at)))
    .orderBy(asc(checkInAt));
  const awaited = ids().where(and(ofLogbook, isNull(checkInAt)));
  const from = new Date(at.getTime() - plannedVisitMinutes * 60_000);
  const until = new Date(at.getTime() + plannedVisitMinutes * 60_000);
  const isNear = and(isNull(checkInAt), gte(plannedAt, from), lte(plannedAt, until));
  return db
    .select()
    .from(logbookEntries)
    .where(
      and(
        ofLogbook,
        or(
          inArray(id, before.limit(mostBefore)),
          inArray(id, after.limit(1)),
          inArray(id, awaited.limit(1)),
          isNear,
          and(isNotNull(checkInAt), isNull(checkOutAt)),
        ),
      ),
    )
    .orderBy(asc(timeOfVisit), asc(id));
}

/** One of a logbook, whichever it is. */
export async function findVisit(
  db: Db,
  logbookId: number,
  entryId: number,
): Promise<EntryRow | null> {
  const [row] = await db
    .select()
    .from(logbookEntries)
    .where(and(eq(logbookEntries.logbookId, logbookId), eq(logbookEntries.id, entryId)));
  return row ?? null;
}

export function countVisits(db: Db, logbookId: number): Promise<number> {
  return db.$count(logbookEntries, eq(logbookEntries.logbookId, logbookId));
}

const timeOfVisit = sql`coalesce(${logbookEntries.checkInAt}, ${logbookEntries.plannedAt})`;

const amsterdamDay = (at: Column) => sql<string>`(${at} at time zone 'Europe/Amsterdam')::date`;

type ToShow = {
  days: readonly string[];
  /** Also those that went on during this one, whenever they began: a stay of several nights. */
  during?: string | undefined;
  now: Date;
};

/**
 * Those of some days, the open one, and one that is still awaited, if only because nobody ever came: so
 * the rule of editing finds the same in these as in all of them.
 */
export async function listVisitsToShow(
  db: Db,
  logbookId: number,
  { days, during, now }: ToShow,
): Promise<EntryRow[]> {
  const next = await findNextPlanned(db, [logbookId], now);
  const awaited = next.length > 0 ? next : await findLastMissed(db, logbookId);
  const shown: (SQL | undefined)[] = [
    inArray(logbookEntries.day, [...days]),
    during === undefined
      ? undefined
      : and(
          lte(amsterdamDay(logbookEntries.checkInAt), during),
          gte(amsterdamDay(logbookEntries.checkOutAt), during),
        ),
    and(isNotNull(logbookEntries.checkInAt), isNull(logbookEntries.checkOutAt)),
    inArray(
      logbookEntries.id,
      awaited.map(({ id }) => id),
    ),
  ];
  return db
    .select()
    .from(logbookEntries)
    .where(and(eq(logbookEntries.logbookId, logbookId), or(...shown)))
    .orderBy(asc(timeOfVisit), asc(logbookEntries.id));
}

/** Of each logbook: the first that nobody has come for yet, ahead or late today. */
export function findNextPlanned(
  db: Db,
  logbookIds: readonly number[],
  now: Date,
): Promise<EntryRow[]> {
  const sinceThisMorning = new Date(now.getTime() - 12 * hourMs);
  return db
    .selectDistinctOn([logbookEntries.logbookId])
    .from(logbookEntries)
    .where(
      and(
        inArray(logbookEntries.logbookId, [...logbookIds]),
        isNull(logbookEntries.checkInAt),
        gt(logbookEntries.plannedAt, sinceThisMorning),
      ),
    )
    .orderBy(logbookEntries.logbookId, asc(logbookEntries.plannedAt));
}

function findLastMissed(db: Db, logbookId: number): Promise<EntryRow[]> {
  return db
    .select()
    .from(logbookEntries)
    .where(and(eq(logbookEntries.logbookId, logbookId), isNull(logbookEntries.checkInAt)))
    .orderBy(desc(logbookEntries.plannedAt))
    .limit(1);
}

export function listOpenVisits(db: Db, logbookIds: readonly number[]): Promise<EntryRow[]> {
  return db
    .select()
    .from(logbookEntries)
    .where(
      and(
        inArray(logbookEntries.logbookId, [...logbookIds]),
        isNotNull(logbookEntries.checkInAt),
        isNull(logbookEntries.checkOutAt),
      ),
    );
}

/** Which of these have had somebody check in. */
export async function findBegun(db: Db, logbookIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: logbookEntries.logbookId })
    .from(logbookEntries)
    .where(
      and(inArray(logbookEntries.logbookId, [...logbookIds]), isNotNull(logbookEntries.checkInAt)),
    );
  return new Set(rows.map(({ id }) => id));
}

export type DayRow = { date: string; visits: number; done: number; isOpen: boolean };

/** Day by day; a visit that lasts for several is counted on the first. */
export function countByDay(db: Db, logbookId: number): Promise<DayRow[]> {
  const { day, checkInAt, checkOutAt } = logbookEntries;
  return db
    .select({
      date: day,
      visits: sql<number>`count(*)::int`,
      done: sql<number>`count(${checkOutAt})::int`,
      isOpen: sql<boolean>`bool_or(${checkInAt} is not null and ${checkOutAt} is null)`,
    })
    .from(logbookEntries)
    .where(eq(logbookEntries.logbookId, logbookId))
    .groupBy(day)
    .orderBy(asc(day));
}

export async function insertVisit(
  tx: Db,
  values: typeof logbookEntries.$inferInsert,
): Promise<EntryRow> {
  const [row] = await tx.insert(logbookEntries).values(values).returning();
  if (!row) throw new Error("the visit was not inserted");
  return row;
}

export async function insertPlanned(
  tx: Db,
  logbookId: number,
  planned: readonly { plannedAt: Date; day: string; createdAt: Date }[],
): Promise<void> {
  if (planned.length === 0) return;
  await tx.insert(logbookEntries).values(planned.map((visit) => ({ ...visit, logbookId })));
}

export async function changeVisit(tx: Db, entryId: number, change: EntryColumns): Promise<void> {
  await tx.update(logbookEntries).set(change).where(eq(logbookEntries.id, entryId));
}

/** Only those nobody has come for. */
export async function removePlanned(tx: Db, entryIds: readonly number[]): Promise<void> {
  if (entryIds.length === 0) return;
  await tx
    .delete(logbookEntries)
    .where(and(inArray(logbookEntries.id, [...entryIds]), isNull(logbookEntries.checkInAt)));
}

/** By what the device called its coming or going. */
export async function findByClientId(
  db: Db,
  logbookId: number,
  clientId: string,
): Promise<EntryRow | null> {
  const [row] = await db
    .select()
    .from(logbookEntries)
    .where(
      and(
        eq(logbookEntries.logbookId, logbookId),
        or(
          eq(logbookEntries.checkInClientId, clientId),
          eq(logbookEntries.checkOutClientId, clientId),
        ),
      ),
    );
  return row ?? null;
}
