import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
} from "drizzle-orm";
import type { MessageType } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { type Db, rowsOf } from "#server/db/database.ts";
import { chatRooms, messages } from "#server/db/schema/chat.ts";
import { findCautionsIn } from "#server/domains/safety/cautions/cautions.service.ts";

export type MessageRow = typeof messages.$inferSelect;
export type NewMessage = typeof messages.$inferInsert & { createdAt: Date };

export async function insertMessage(tx: Db, message: NewMessage): Promise<MessageRow> {
  // Once, here: its reader may open the room a thousand times.
  const { sentBy, text } = message;
  const cautions = sentBy && text ? findCautionsIn(text) : null;
  const [row] = await tx
    .insert(messages)
    .values({ ...message, cautions })
    .returning();
  if (!row) throw new Error("the message was not inserted");
  return row;
}

export async function findMessage(db: Db, messageId: number): Promise<MessageRow | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, messageId));
  return row ?? null;
}

/** One's own, and those of the other side that don't wait for anything; of the product's, those for it. */
function isVisibleTo(side: ProfileType) {
  return and(
    or(isNotNull(messages.deliveredAt), eq(messages.sentBy, side)),
    or(isNull(messages.forSide), eq(messages.forSide, side)),
  );
}

/** What a side has to read: the other's words, and of the product's what it did not cause itself. */
function isForReader(side: ProfileType) {
  const other = side === "pet_owner" ? "pet_sitter" : "pet_owner";
  return or(
    eq(messages.sentBy, other),
    and(
      isNull(messages.sentBy),
      sql`${messages.causedBy} is distinct from ${side}`,
      or(eq(messages.forSide, side), and(isNull(messages.forSide), eq(messages.causedBy, other))),
    ),
  );
}

export type MessageWindow = {
  offset: number;
  limit: number;
  before?: number | undefined;
  after?: number | undefined;
};

/**
 * Written as a range, a room's own index is the only one that has these rows in order. Asked with an
 * `=`, PostgreSQL may walk through everybody's messages from the newest on, in the belief that those
 * of a large room turn up soon.
 */
function inRoom(roomId: number) {
  return and(gte(messages.chatRoomId, roomId), lte(messages.chatRoomId, roomId));
}

/** The newest first; those after a given one, oldest first. */
export function selectMessages(
  db: Db,
  roomId: number,
  side: ProfileType,
  { offset, limit, before, after }: MessageWindow,
) {
  return db
    .select()
    .from(messages)
    .where(
      and(
        inRoom(roomId),
        isVisibleTo(side),
        before === undefined ? undefined : lt(messages.id, before),
        after === undefined ? undefined : gt(messages.id, after),
      ),
    )
    .orderBy(
      ...(after === undefined
        ? [desc(messages.chatRoomId), desc(messages.id)]
        : [asc(messages.chatRoomId), asc(messages.id)]),
    )
    .limit(limit)
    .offset(offset);
}

/** The last message of a room, whether it is delivered or not. */
export async function findNewestMessage(db: Db, roomId: number): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(inRoom(roomId))
    .orderBy(desc(messages.chatRoomId), desc(messages.id))
    .limit(1);
  return row ?? null;
}

type About = {
  roomId: number;
  types: readonly MessageType[];
  key: string;
  id: number;
  forSide?: ProfileType | undefined;
};

/** The last of these types whose parameter has this id. */
export async function findLastAbout(
  db: Db,
  { roomId, types, key, id, forSide }: About,
): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(
      and(
        inRoom(roomId),
        inArray(messages.type, [...types]),
        sql`(${messages.params} ->> ${key})::int = ${id}`,
        forSide ? eq(messages.forSide, forSide) : undefined,
      ),
    )
    .orderBy(desc(messages.chatRoomId), desc(messages.id))
    .limit(1);
  return row ?? null;
}

/** The last message of each room, as this side sees it. */
export async function findLastMessages(
  db: Db,
  roomIds: readonly number[],
  side: ProfileType,
): Promise<Map<number, MessageRow>> {
  if (roomIds.length === 0) return new Map();
  const ids = sql.join(
    roomIds.map((id) => sql`${id}::int`),
    sql`, `,
  );
  // One row a room from its index, see `inRoom`; a grouped maximum would read whole rooms.
  const last = await rowsOf<{ id: number }>(
    db,
    sql`
      select last.id from unnest(array[${ids}]) as room(id)
      cross join lateral (
        select m.id from ${messages} m
        where m.chat_room_id >= room.id and m.chat_room_id <= room.id
          and (m.delivered_at is not null or m.sent_by = ${side})
          and (m.for_side is null or m.for_side = ${side})
        order by m.chat_room_id desc, m.id desc limit 1
      ) last`,
  );
  if (last.length === 0) return new Map();
  const rows = await db
    .select()
    .from(messages)
    .where(
      inArray(
        messages.id,
        last.map(({ id }) => id),
      ),
    );
  return new Map(rows.map((row) => [row.chatRoomId, row]));
}

/** How often this side has written since each contact became pending; waiting ones count. */
export async function countSentInVain(
  db: Db,
  roomIds: readonly number[],
  side: ProfileType,
): Promise<Map<number, number>> {
  if (roomIds.length === 0) return new Map();
  const rows = await db
    .select({ roomId: messages.chatRoomId, count: sql<number>`count(*)::int` })
    .from(messages)
    .innerJoin(chatRooms, eq(chatRooms.id, messages.chatRoomId))
    .where(
      and(
        inArray(messages.chatRoomId, [...roomIds]),
        eq(messages.sentBy, side),
        sql`(${messages.deliveredAt} is null or ${chatRooms.statusChangedAt} is null or ${messages.deliveredAt} >= ${chatRooms.statusChangedAt})`,
      ),
    )
    .groupBy(messages.chatRoomId);
  return new Map(rows.map(({ roomId, count }) => [roomId, count]));
}

/** Marks what a side has to read, up to a message; gives the last that was not read before. */
export async function markRead(
  tx: Db,
  { roomId, side, until, now }: { roomId: number; side: ProfileType; until?: number; now: Date },
): Promise<number | null> {
  const rows = await tx
    .update(messages)
    .set({ readAt: now })
    .where(
      and(
        eq(messages.chatRoomId, roomId),
        isForReader(side),
        isNull(messages.readAt),
        isNotNull(messages.deliveredAt),
        until === undefined ? undefined : lte(messages.id, until),
      ),
    )
    .returning({ id: messages.id });
  return rows.length === 0 ? null : Math.max(...rows.map(({ id }) => id));
}

export type Unread = { count: number; oldestAt: Date | null };

/** What a side has not read; of what people wrote after a message, when the oldest came. */
export async function findUnread(
  db: Db,
  { roomId, side, after }: { roomId: number; side: ProfileType; after: number },
): Promise<Unread> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      oldestAt:
        sql`min(${messages.deliveredAt}) filter (where ${messages.id} > ${after} and ${messages.sentBy} is not null)`.mapWith(
          messages.deliveredAt,
        ),
    })
    .from(messages)
    .where(
      and(
        eq(messages.chatRoomId, roomId),
        isForReader(side),
        isNull(messages.readAt),
        isNull(messages.hiddenAt),
        isNotNull(messages.deliveredAt),
      ),
    );
  return { count: row?.count ?? 0, oldestAt: (row?.oldestAt as Date | null) ?? null };
}

export async function changeMessage(
  tx: Db,
  messageId: number,
  change: Partial<Pick<MessageRow, "hiddenAt" | "params" | "type" | "readAt">>,
): Promise<void> {
  await tx.update(messages).set(change).where(eq(messages.id, messageId));
}

/** What a side's writer had to wait with; delivered now, in the order in which it was written. */
export async function deliverWaiting(
  tx: Db,
  roomId: number,
  sentBy: ProfileType,
  now: Date,
): Promise<number[]> {
  const rows = await tx
    .update(messages)
    .set({ deliveredAt: now })
    .where(
      and(
        eq(messages.chatRoomId, roomId),
        eq(messages.sentBy, sentBy),
        isNull(messages.deliveredAt),
      ),
    )
    .returning({ id: messages.id });
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** Rooms in which something waits, out of these. */
export async function listRoomsWithWaiting(db: Db, roomIds: readonly number[]): Promise<number[]> {
  if (roomIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: messages.chatRoomId })
    .from(messages)
    .where(and(inArray(messages.chatRoomId, [...roomIds]), isNull(messages.deliveredAt)))
    .orderBy(messages.chatRoomId);
  return rows.map(({ id }) => id);
}

type Question = { roomId: number; bookingId: number };

/** The questions about a booking that nobody has answered get their answer; gives which they were. */
export async function answerQuestions(
  tx: Db,
  { roomId, bookingId }: Question,
  answer: string,
): Promise<number[]> {
  const rows = await tx
    .update(messages)
    .set({ params: sql`${messages.params} || ${JSON.stringify({ answer })}::jsonb` })
    .where(
      and(
        eq(messages.chatRoomId, roomId),
        eq(messages.type, "ACCEPT_BOOKING"),
        sql`${messages.params} ->> 'answer' is null`,
        sql`(${messages.params} ->> 'bookingId')::int = ${bookingId}`,
      ),
    )
    .returning({ id: messages.id });
  return rows.map(({ id }) => id);
}

/** The owner was asked to fill in the form of a booking, and has, or it is over; gives what asked. */
export async function answerFormRequests(
  tx: Db,
  { roomId, bookingId }: Question,
  outcome: "isAnswered" | "isOver",
): Promise<number[]> {
  const rows = await tx
    .update(messages)
    .set({ params: sql`${messages.params} || ${JSON.stringify({ [outcome]: true })}::jsonb` })
    .where(
      and(
        eq(messages.chatRoomId, roomId),
        eq(messages.type, "INTAKE_FORM_DATA_MUST_BE_FILLED"),
        sql`coalesce((${messages.params} ->> 'isAnswered')::boolean, false) = false`,
        sql`(${messages.params} ->> 'bookingId')::int = ${bookingId}`,
      ),
    )
    .returning({ id: messages.id });
  return rows.map(({ id }) => id);
}

type RequestQuestion =
  | { roomId: number; bookingId: number }
  | { requestId: number; profileId: number };

/** Of one booking, or of all that ask about a request; gives which they were. */
export async function answerRequestQuestions(
  tx: Db,
  asked: RequestQuestion,
): Promise<{ roomId: number; messageId: number }[]> {
  const where =
    "roomId" in asked
      ? and(
          eq(messages.chatRoomId, asked.roomId),
          sql`(${messages.params} ->> 'bookingId')::int = ${asked.bookingId}`,
        )
      : and(
          inArray(
            messages.chatRoomId,
            tx
              .select({ id: chatRooms.id })
              .from(chatRooms)
              .where(eq(chatRooms.ownerProfileId, asked.profileId)),
          ),
          sql`(${messages.params} ->> 'requestId')::int = ${asked.requestId}`,
        );
  return tx
    .update(messages)
    .set({ params: sql`${messages.params} || '{"isAnswered": true}'::jsonb` })
    .where(
      and(
        where,
        eq(messages.type, "REMINDER_DEACTIVATE_REQUEST"),
        sql`coalesce((${messages.params} ->> 'isAnswered')::boolean, false) = false`,
      ),
    )
    .returning({ roomId: messages.chatRoomId, messageId: messages.id });
}
