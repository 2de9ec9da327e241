import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { preparedStatement } from "#server/db/prepared-statement.ts";
import { chatRoomSides, chatRooms } from "#server/db/schema/chat.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";
import type { Contact } from "./chat.rules.ts";

export type RoomRow = typeof chatRooms.$inferSelect;
export type SideRow = typeof chatRoomSides.$inferSelect;
/** A room with its two sides, and the users behind them; nobody where a profile was deleted. */
export type Room = RoomRow & {
  users: Record<ProfileType, number | null>;
  sides: Record<ProfileType, SideRow>;
};

const owners = alias(sharedProfiles, "owners");
const sitters = alias(sharedProfiles, "sitters");
const ownerSides = alias(chatRoomSides, "owner_sides");
const sitterSides = alias(chatRoomSides, "sitter_sides");

function selectRooms(db: Db) {
  return db
    .select({
      room: chatRooms,
      ownerUserId: owners.userId,
      sitterUserId: sitters.userId,
      ownerSide: ownerSides,
      sitterSide: sitterSides,
    })
    .from(chatRooms)
    .innerJoin(
      ownerSides,
      and(eq(ownerSides.chatRoomId, chatRooms.id), eq(ownerSides.side, "pet_owner")),
    )
    .innerJoin(
      sitterSides,
      and(eq(sitterSides.chatRoomId, chatRooms.id), eq(sitterSides.side, "pet_sitter")),
    )
    .leftJoin(owners, eq(owners.id, chatRooms.ownerProfileId))
    .leftJoin(sitters, eq(sitters.id, chatRooms.sitterProfileId));
}

type Selected = Awaited<ReturnType<typeof selectRooms>>[number];

function toRoom(row: Selected): Room {
  return {
    ...row.room,
    users: { pet_owner: row.ownerUserId, pet_sitter: row.sitterUserId },
    sides: { pet_owner: row.ownerSide, pet_sitter: row.sitterSide },
  };
}

/** In the order of the ids. */
export async function findRooms(db: Db, roomIds: readonly number[]): Promise<Room[]> {
  if (roomIds.length === 0) return [];
  const rows = await selectRooms(db).where(inArray(chatRooms.id, [...roomIds]));
  const byId = new Map(rows.map((row) => [row.room.id, toRoom(row)]));
  return roomIds.flatMap((id) => byId.get(id) ?? []);
}

export async function findRoom(db: Db, roomId: number): Promise<Room | null> {
  const [room] = await findRooms(db, [roomId]);
  return room ?? null;
}

const roomLock = preparedStatement("chat_room_lock", (db) =>
  db
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(eq(chatRooms.id, sql.placeholder("roomId")))
    .for("no key update"),
);
const oneRoom = preparedStatement("chat_room", (db) =>
  selectRooms(db).where(eq(chatRooms.id, sql.placeholder("roomId"))),
);

/**
 * Whoever changes what is in a room takes this lock first: that makes the order of its messages. Rows
 * that point to the room are let through (decision 25). Read by a statement of its own, behind the
 * lock: one that locks and joins finds, after a wait, the room as it is and the rest as it was. Both are
 * sent at once, so that it is one wait all the same.
 */
export async function lockRoom(tx: Db, roomId: number): Promise<Room | null> {
  const [, [row]] = await Promise.all([roomLock(tx, { roomId }), oneRoom(tx, { roomId })]);
  return row ? toRoom(row) : null;
}

/**
 * All rooms of the user behind a profile, in the order in which everybody locks several: whoever
 * leaves both profiles goes through the rooms of one and then of the other.
 */
export async function lockRoomsOfUser(tx: Db, profileId: number): Promise<void> {
  const own = alias(sharedProfiles, "own");
  const theirs = tx
    .select({ id: sharedProfiles.id })
    .from(sharedProfiles)
    .innerJoin(own, eq(own.userId, sharedProfiles.userId))
    .where(eq(own.id, profileId));
  await tx
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(
      or(inArray(chatRooms.ownerProfileId, theirs), inArray(chatRooms.sitterProfileId, theirs)),
    )
    .orderBy(chatRooms.id)
    .for("no key update");
}

export async function findRoomOfPair(
  db: Db,
  pair: { ownerProfileId: number; sitterProfileId: number },
): Promise<Room | null> {
  const [row] = await selectRooms(db).where(
    and(
      eq(chatRooms.ownerProfileId, pair.ownerProfileId),
      eq(chatRooms.sitterProfileId, pair.sitterProfileId),
    ),
  );
  return row ? toRoom(row) : null;
}

/** Rooms of one or both of two users with each other, by id, so that locks are taken in one order. */
export async function listRoomsBetween(db: Db, oneId: number, otherId: number): Promise<number[]> {
  const rows = await db
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .innerJoin(owners, eq(owners.id, chatRooms.ownerProfileId))
    .innerJoin(sitters, eq(sitters.id, chatRooms.sitterProfileId))
    .where(
      or(
        and(eq(owners.userId, oneId), eq(sitters.userId, otherId)),
        and(eq(owners.userId, otherId), eq(sitters.userId, oneId)),
      ),
    )
    .orderBy(chatRooms.id);
  return rows.map(({ id }) => id);
}

export async function listRoomsOfProfiles(
  db: Db,
  profileIds: readonly number[],
): Promise<number[]> {
  const ids = [...profileIds];
  const rows = await db
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(or(inArray(chatRooms.ownerProfileId, ids), inArray(chatRooms.sitterProfileId, ids)))
    .orderBy(chatRooms.id);
  return rows.map(({ id }) => id);
}

/** By id, so that locks are taken in one order. */
export async function listRoomsOfUser(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .leftJoin(owners, eq(owners.id, chatRooms.ownerProfileId))
    .leftJoin(sitters, eq(sitters.id, chatRooms.sitterProfileId))
    .where(or(eq(owners.userId, userId), eq(sitters.userId, userId)))
    .orderBy(chatRooms.id);
  return rows.map(({ id }) => id);
}

export async function isAnyBanned(db: Db, userIds: readonly (number | null)[]): Promise<boolean> {
  const ids = userIds.filter((id) => id !== null);
  if (ids.length === 0) return false;
  const banned = and(inArray(sharedUsers.id, ids), isNotNull(sharedUsers.bannedAt));
  return (await db.$count(sharedUsers, banned)) > 0;
}

/** Whether one of them goes as soon as a stay lets them. */
export async function isAnyLeaving(db: Db, userIds: readonly (number | null)[]): Promise<boolean> {
  const ids = userIds.filter((id) => id !== null);
  if (ids.length === 0) return false;
  const leaving = and(inArray(sharedUsers.id, ids), eq(sharedUsers.isLeaving, true));
  return (await db.$count(sharedUsers, leaving)) > 0;
}

export async function listUnanswered(
  db: Db,
  before: Date,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(
      and(
        eq(chatRooms.acceptanceStatus, "pending"),
        lt(chatRooms.statusChangedAt, before),
        gt(chatRooms.id, after),
      ),
    )
    .orderBy(chatRooms.id)
    .limit(most);
  return rows.map(({ id }) => id);
}

type NewRoom = { ownerProfileId: number; sitterProfileId: number; now: Date };

/** Null when the pair has one already. */
export async function insertRoom(
  tx: Db,
  { now, ...pair }: NewRoom,
  openedBy: ProfileType,
): Promise<number | null> {
  const [row] = await tx
    .insert(chatRooms)
    .values({ ...pair, lastActivityAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: chatRooms.id });
  if (!row) return null;
  const sides: ProfileType[] = ["pet_owner", "pet_sitter"];
  await tx
    .insert(chatRoomSides)
    .values(sides.map((side) => ({ chatRoomId: row.id, side, hasOpened: side === openedBy })));
  return row.id;
}

type ContactTimes = Pick<RoomRow, "contactedAt" | "answeredAt">;
type RoomChange = Partial<
  Contact & ContactTimes & Pick<RoomRow, "statusChangedAt" | "reachEndedAt" | "lastActivityAt">
>;

export async function changeRoom(tx: Db, roomId: number, change: RoomChange): Promise<void> {
  await tx.update(chatRooms).set(change).where(eq(chatRooms.id, roomId));
}

type SideChange = Partial<
  Pick<SideRow, "hasOpened" | "isArchived" | "unreadMessagesCount" | "remindAt" | "mailedUntilId">
>;

export async function changeSide(
  tx: Db,
  roomId: number,
  side: ProfileType,
  change: SideChange,
): Promise<void> {
  await tx
    .update(chatRoomSides)
    .set(change)
    .where(and(eq(chatRoomSides.chatRoomId, roomId), eq(chatRoomSides.side, side)));
}

type Delivered = {
  contact: Contact & Partial<ContactTimes> & Partial<Pick<RoomRow, "reachEndedAt">>;
  statusChangedAt: Date | null;
  now: Date;
  messages: number;
  remindAt: Date;
};

/** Messages have come: the room is back with both, and one of them has something to read. */
export async function deliver(
  tx: Db,
  roomId: number,
  receiver: ProfileType,
  { contact, statusChangedAt, now, messages, remindAt }: Delivered,
): Promise<void> {
  const isReceiver = sql`${chatRoomSides.side} = ${receiver}`;
  const { unreadMessagesCount: unread, remindAt: due } = chatRoomSides;
  await Promise.all([
    changeRoom(tx, roomId, { ...contact, statusChangedAt, lastActivityAt: now }),
    tx
      .update(chatRoomSides)
      .set({
        isArchived: false,
        unreadMessagesCount: sql`${unread} + case when ${isReceiver} then ${messages}::int else 0 end`,
        // The first that is not read sets the time; what comes after it is told along with it.
        remindAt: sql`case when ${isReceiver} then coalesce(${due}, ${remindAt.toISOString()}::timestamptz) else ${due} end`,
      })
      .where(eq(chatRoomSides.chatRoomId, roomId)),
  ]);
}

/** A side has one more to read of what the product says. */
export async function tellSide(
  tx: Db,
  roomId: number,
  side: ProfileType,
  { bringsBack }: { bringsBack: boolean },
): Promise<void> {
  const { unreadMessagesCount: unread } = chatRoomSides;
  await tx
    .update(chatRoomSides)
    .set({ unreadMessagesCount: sql`${unread} + 1`, ...(bringsBack ? { isArchived: false } : {}) })
    .where(and(eq(chatRoomSides.chatRoomId, roomId), eq(chatRoomSides.side, side)));
}

export async function deleteRooms(tx: Db, roomIds: readonly number[]): Promise<void> {
  if (roomIds.length === 0) return;
  await tx.delete(chatRooms).where(inArray(chatRooms.id, [...roomIds]));
}

export type RoomFilter = {
  profileId: number;
  side: ProfileType;
  /** Those whose other profile is gone, archived or not. */
  isDeleted: boolean;
  isArchived?: boolean;
  name?: string | undefined;
};

function columnsOf(side: ProfileType) {
  const { ownerProfileId, sitterProfileId } = chatRooms;
  return side === "pet_owner"
    ? { own: ownerProfileId, other: sitterProfileId }
    : { own: sitterProfileId, other: ownerProfileId };
}

/** What this side gets to see at all: rooms in which somebody wrote, and those it opened itself. */
function isVisible() {
  return or(
    eq(chatRoomSides.hasOpened, true),
    and(
      isNotNull(chatRooms.acceptanceStatus),
      sql`(${chatRooms.closedReason} is distinct from 'blocked' or ${chatRooms.statusBeforeClosing} is not null)`,
    ),
  );
}

function matches({ profileId, side, isDeleted, isArchived, name }: RoomFilter) {
  const { own, other } = columnsOf(side);
  const pattern = name && `%${name.replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    eq(own, profileId),
    eq(chatRoomSides.side, side),
    isVisible(),
    isDeleted ? isNull(other) : isNotNull(other),
    isArchived === undefined ? undefined : eq(chatRoomSides.isArchived, isArchived),
    pattern
      ? sql`exists (select 1 from ${sharedUsers} join ${sharedProfiles} on ${sharedProfiles.userId} = ${sharedUsers.id} where ${sharedProfiles.id} = ${other} and ${sharedUsers.firstName} ilike ${pattern})`
      : undefined,
  );
}

/** The latest activity first. */
export async function listRoomIds(
  db: Db,
  filter: RoomFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .innerJoin(chatRoomSides, eq(chatRoomSides.chatRoomId, chatRooms.id))
    .where(matches(filter))
    .orderBy(desc(chatRooms.lastActivityAt), desc(chatRooms.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

export async function countRooms(
  db: Db,
  filter: RoomFilter,
): Promise<{ total: number; unread: number }> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      unread: sql<number>`coalesce(sum(${chatRoomSides.unreadMessagesCount}), 0)::int`,
    })
    .from(chatRooms)
    .innerJoin(chatRoomSides, eq(chatRoomSides.chatRoomId, chatRooms.id))
    .where(matches(filter));
  return row ?? { total: 0, unread: 0 };
}
