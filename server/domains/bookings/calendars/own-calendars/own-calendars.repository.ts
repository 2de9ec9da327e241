import { and, asc, eq, lte } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { ownCalendars } from "#server/db/schema/calendars.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";

export type OwnCalendarRow = typeof ownCalendars.$inferSelect;
export type OwnCalendarChange = Partial<Omit<OwnCalendarRow, "id" | "profileId" | "url">>;

/** Calendars are of a sitter profile, and go with it. */
export async function findSitterProfileId(db: Db, userId: number): Promise<number | null> {
  const { profileType } = sharedProfiles;
  const [row] = await db
    .select({ id: sharedProfiles.id })
    .from(sharedProfiles)
    .where(and(eq(sharedProfiles.userId, userId), eq(profileType, "pet_sitter")));
  return row?.id ?? null;
}

export async function listOfUser(db: Db, userId: number): Promise<OwnCalendarRow[]> {
  const rows = await db
    .select({ calendar: ownCalendars })
    .from(ownCalendars)
    .innerJoin(sharedProfiles, eq(sharedProfiles.id, ownCalendars.profileId))
    .where(eq(sharedProfiles.userId, userId))
    .orderBy(asc(ownCalendars.id));
  return rows.map(({ calendar }) => calendar);
}

export async function findCalendar(db: Db, calendarId: number): Promise<OwnCalendarRow | null> {
  const [row] = await db.select().from(ownCalendars).where(eq(ownCalendars.id, calendarId));
  return row ?? null;
}

/** All of a sitter's at once: which days are taken is said by all of them together. */
export function lockOfProfile(tx: Db, profileId: number): Promise<OwnCalendarRow[]> {
  return tx
    .select()
    .from(ownCalendars)
    .where(eq(ownCalendars.profileId, profileId))
    .orderBy(asc(ownCalendars.id))
    .for("update");
}

export async function insertCalendar(
  tx: Db,
  values: typeof ownCalendars.$inferInsert,
): Promise<OwnCalendarRow> {
  const [row] = await tx.insert(ownCalendars).values(values).returning();
  if (!row) throw new Error("the calendar was not inserted");
  return row;
}

export async function changeCalendar(
  tx: Db,
  calendarId: number,
  change: OwnCalendarChange,
): Promise<void> {
  await tx.update(ownCalendars).set(change).where(eq(ownCalendars.id, calendarId));
}

export async function deleteCalendar(tx: Db, calendarId: number): Promise<void> {
  await tx.delete(ownCalendars).where(eq(ownCalendars.id, calendarId));
}

export async function listDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: ownCalendars.id })
    .from(ownCalendars)
    .where(lte(ownCalendars.nextReadAt, now))
    .orderBy(asc(ownCalendars.nextReadAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
