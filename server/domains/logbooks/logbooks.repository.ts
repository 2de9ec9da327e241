import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { logbookPets, logbookSides, logbooks } from "#server/db/schema/logbooks.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";

type Row = typeof logbooks.$inferSelect;
/** A logbook and the users behind its two sides; nobody where a profile was deleted. */
export type LogbookRow = Row & { users: Record<ProfileType, number | null> };
export type LogbookPetRow = typeof logbookPets.$inferSelect;
export type LogbookColumns = Partial<Omit<Row, "id" | "createdAt">>;

const owners = alias(sharedProfiles, "logbook_owners");
const sitters = alias(sharedProfiles, "logbook_sitters");

function selectLogbooks(db: Db) {
  return db
    .select({ logbook: logbooks, ownerUserId: owners.userId, sitterUserId: sitters.userId })
    .from(logbooks)
    .leftJoin(owners, eq(owners.id, logbooks.ownerProfileId))
    .leftJoin(sitters, eq(sitters.id, logbooks.sitterProfileId));
}

type Selected = Awaited<ReturnType<typeof selectLogbooks>>[number];

function toLogbook({ logbook, ownerUserId, sitterUserId }: Selected): LogbookRow {
  return { ...logbook, users: { pet_owner: ownerUserId, pet_sitter: sitterUserId } };
}

export async function findLogbook(db: Db, logbookId: number): Promise<LogbookRow | null> {
  const [row] = await selectLogbooks(db).where(eq(logbooks.id, logbookId));
  return row ? toLogbook(row) : null;
}

/** Whether a user is on this side of a logbook: asked for every subscription, so no more than that. */
export async function isOnSide(
  db: Db,
  { logbookId, side, userId }: { logbookId: number; side: ProfileType; userId: number },
): Promise<boolean> {
  const profile = side === "pet_owner" ? logbooks.ownerProfileId : logbooks.sitterProfileId;
  const rows = await db
    .select({ one: sql`1` })
    .from(logbooks)
    .innerJoin(sharedProfiles, eq(sharedProfiles.id, profile))
    .where(and(eq(logbooks.id, logbookId), eq(sharedProfiles.userId, userId)));
  return rows.length > 0;
}

/** By a statement of its own, and read by the next: see 'Lock, then read'. */
export async function lockLogbook(tx: Db, logbookId: number): Promise<LogbookRow | null> {
  await tx
    .select({ id: logbooks.id })
    .from(logbooks)
    .where(eq(logbooks.id, logbookId))
    .for("update");
  return findLogbook(tx, logbookId);
}

export async function findLogbookOfBooking(db: Db, bookingId: number): Promise<LogbookRow | null> {
  const [row] = await selectLogbooks(db).where(eq(logbooks.bookingId, bookingId));
  return row ? toLogbook(row) : null;
}

export async function findIdsOfBookings(
  db: Db,
  bookingIds: readonly number[],
): Promise<Map<number, number>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select({ id: logbooks.id, bookingId: logbooks.bookingId })
    .from(logbooks)
    .where(inArray(logbooks.bookingId, [...bookingIds]));
  return new Map(
    rows.flatMap(({ id, bookingId }) => (bookingId === null ? [] : [[bookingId, id]])),
  );
}

/** Those without a booking, in the order in which several are locked. */
export async function listIdsOfContact(db: Db, roomId: number): Promise<number[]> {
  const rows = await db
    .select({ id: logbooks.id })
    .from(logbooks)
    .where(and(eq(logbooks.chatRoomId, roomId), isNull(logbooks.bookingId)))
    .orderBy(asc(logbooks.id));
  return rows.map(({ id }) => id);
}

/** The latest of a pair of profiles. */
export async function findLatestOfPair(
  db: Db,
  pair: { ownerProfileId: number; sitterProfileId: number },
): Promise<LogbookRow | null> {
  const [row] = await selectLogbooks(db)
    .where(
      and(
        eq(logbooks.ownerProfileId, pair.ownerProfileId),
        eq(logbooks.sitterProfileId, pair.sitterProfileId),
      ),
    )
    .orderBy(desc(logbooks.endOn), desc(logbooks.id))
    .limit(1);
  return row ? toLogbook(row) : null;
}

export type LogbookFilter = {
  profileId: number;
  side: ProfileType;
  filter: "all" | "upcoming" | "past";
  /** Those that touch this day. */
  date?: string | undefined;
  today: string;
};

/** Those that are not over first, the soonest of them first; then the latest of the others. */
export async function listLogbooks(
  db: Db,
  { profileId, side, filter, date, today }: LogbookFilter,
  most: number,
): Promise<LogbookRow[]> {
  const profile = side === "pet_owner" ? logbooks.ownerProfileId : logbooks.sitterProfileId;
  const isOver = sql<boolean>`(${logbooks.endOn} < ${today} or ${logbooks.cancelledAt} is not null)`;
  const rows = await selectLogbooks(db)
    .where(
      and(
        eq(profile, profileId),
        filter === "upcoming" ? sql`not ${isOver}` : undefined,
        filter === "past" ? isOver : undefined,
        date ? and(sql`${logbooks.startOn} <= ${date}`, gte(logbooks.endOn, date)) : undefined,
      ),
    )
    .orderBy(
      asc(isOver),
      sql`case when ${isOver} then null else ${logbooks.startOn} end`,
      desc(logbooks.endOn),
      desc(logbooks.id),
    )
    .limit(most);
  return rows.map(toLogbook);
}

export async function insertLogbook(
  tx: Db,
  values: typeof logbooks.$inferInsert,
): Promise<number | null> {
  const [row] = await tx
    .insert(logbooks)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: logbooks.id });
  if (!row) return null;
  const sides: ProfileType[] = ["pet_owner", "pet_sitter"];
  await tx.insert(logbookSides).values(sides.map((side) => ({ logbookId: row.id, side })));
  return row.id;
}

export async function changeLogbook(
  tx: Db,
  logbookId: number,
  change: LogbookColumns,
): Promise<void> {
  await tx.update(logbooks).set(change).where(eq(logbooks.id, logbookId));
}

type NewPet = Pick<LogbookPetRow, "petId" | "name" | "category">;

export async function removeLogbookPets(tx: Db, logbookId: number): Promise<void> {
  await tx.delete(logbookPets).where(eq(logbookPets.logbookId, logbookId));
}

export async function insertLogbookPets(
  tx: Db,
  logbookId: number,
  pets: readonly NewPet[],
): Promise<void> {
  if (pets.length === 0) return;
  await tx.insert(logbookPets).values(
    pets.map(({ petId, name, category }, position) => ({
      logbookId,
      position,
      petId,
      name,
      category,
    })),
  );
}

export async function listLogbookPets(
  db: Db,
  logbookIds: readonly number[],
): Promise<LogbookPetRow[]> {
  if (logbookIds.length === 0) return [];
  return db
    .select()
    .from(logbookPets)
    .where(inArray(logbookPets.logbookId, [...logbookIds]))
    .orderBy(asc(logbookPets.logbookId), asc(logbookPets.position));
}

export async function findUnreadCounts(
  db: Db,
  logbookIds: readonly number[],
  side: ProfileType,
): Promise<Map<number, number>> {
  if (logbookIds.length === 0) return new Map();
  const rows = await db
    .select({ id: logbookSides.logbookId, count: logbookSides.unreadUpdatesCount })
    .from(logbookSides)
    .where(and(inArray(logbookSides.logbookId, [...logbookIds]), eq(logbookSides.side, side)));
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** How much of all their logbooks a profile has not read. */
export async function sumUnread(
  db: Db,
  { profileId, side }: { profileId: number; side: ProfileType },
): Promise<number> {
  const profile = side === "pet_owner" ? logbooks.ownerProfileId : logbooks.sitterProfileId;
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${logbookSides.unreadUpdatesCount}), 0)::int` })
    .from(logbookSides)
    .innerJoin(logbooks, eq(logbooks.id, logbookSides.logbookId))
    .where(and(eq(profile, profileId), eq(logbookSides.side, side)));
  return row?.sum ?? 0;
}

export async function raiseUnread(tx: Db, logbookId: number, side: ProfileType): Promise<void> {
  await tx
    .update(logbookSides)
    .set({ unreadUpdatesCount: sql`${logbookSides.unreadUpdatesCount} + 1` })
    .where(and(eq(logbookSides.logbookId, logbookId), eq(logbookSides.side, side)));
}

/** False when there was nothing to read. */
export async function clearUnread(tx: Db, logbookId: number, side: ProfileType): Promise<boolean> {
  const rows = await tx
    .update(logbookSides)
    .set({ unreadUpdatesCount: 0 })
    .where(
      and(
        eq(logbookSides.logbookId, logbookId),
        eq(logbookSides.side, side),
        lt(sql`0`, logbookSides.unreadUpdatesCount),
      ),
    )
    .returning({ id: logbookSides.logbookId });
  return rows.length > 0;
}
