import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { MessageType } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { type Db, rowsOf } from "#server/db/database.ts";
import { chatRoomSides, chatRooms, messages } from "#server/db/schema/chat.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";

export type Tellable = {
  roomId: number;
  type: MessageType;
  text: string | null;
  senderName: string;
  userId: number;
  locale: Locale;
};

const receivers = alias(sharedProfiles, "receivers");
const senders = alias(sharedProfiles, "senders");
const readers = alias(sharedUsers, "readers");
const writers = alias(sharedUsers, "writers");

/** Delivered, not read, not taken back, and both of them are still there. */
export async function findTellableMessage(db: Db, messageId: number): Promise<Tellable | null> {
  const isFromOwner = sql`${messages.sentBy} = 'pet_owner'`;
  const receiverId = sql`case when ${isFromOwner} then ${chatRooms.sitterProfileId} else ${chatRooms.ownerProfileId} end`;
  const senderId = sql`case when ${isFromOwner} then ${chatRooms.ownerProfileId} else ${chatRooms.sitterProfileId} end`;
  const [row] = await db
    .select({
      roomId: messages.chatRoomId,
      type: messages.type,
      text: messages.text,
      senderName: writers.firstName,
      userId: readers.id,
      locale: readers.preferredLocale,
    })
    .from(messages)
    .innerJoin(chatRooms, eq(chatRooms.id, messages.chatRoomId))
    .innerJoin(receivers, eq(receivers.id, receiverId))
    .innerJoin(readers, eq(readers.id, receivers.userId))
    .innerJoin(senders, eq(senders.id, senderId))
    .innerJoin(writers, eq(writers.id, senders.userId))
    .where(
      and(
        eq(messages.id, messageId),
        isNotNull(messages.sentBy),
        isNotNull(messages.deliveredAt),
        isNull(messages.readAt),
        isNull(messages.hiddenAt),
      ),
    );
  return row ?? null;
}

export type DueSide = {
  roomId: number;
  side: ProfileType;
  userId: number;
  email: string;
  firstName: string;
  locale: Locale;
  senderName: string;
  count: number;
  lastMessageId: number;
  /** The last thing they said was no. */
  isDeclined: boolean;
};

const ownerOfSide = sql`
  join ${chatRooms} r on r.id = s.chat_room_id
  join ${sharedProfiles} own on own.id = case s.side when 'pet_owner' then r.owner_profile_id else r.sitter_profile_id end`;

/** Users for one of whose rooms the time has come. */
export async function listDueUsers(
  db: Db,
  now: Date,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`
      select distinct own.user_id as id from ${chatRoomSides} s ${ownerOfSide}
      where s.remind_at <= ${now.toISOString()}::timestamptz and own.user_id > ${after}
      order by own.user_id limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * All rooms with something new of such a user; none when another process was quicker. Locked, so that
 * nobody is reminded twice; what another one has in hand is left to it.
 */
export async function lockDueSides(tx: Db, userId: number, now: Date): Promise<DueSide[]> {
  const locked = await rowsOf<{ roomId: number; side: ProfileType }>(
    tx,
    sql`
      with due as (
        select distinct own.user_id from ${chatRoomSides} s ${ownerOfSide}
        where s.remind_at <= ${now.toISOString()}::timestamptz and own.user_id = ${userId}
      )
      select s.chat_room_id as "roomId", s.side
      from due
      join ${sharedProfiles} own on own.user_id = due.user_id
      join ${chatRooms} r on own.id in (r.owner_profile_id, r.sitter_profile_id)
      join ${chatRoomSides} s on s.chat_room_id = r.id and s.side = own.profile_type
      where s.remind_at is not null
      for update of s skip locked`,
  );
  // Only now, behind the lock: a message that came in between would not be counted, and yet nobody
  // would be reminded of it again.
  return describeDueSides(tx, locked);
}

async function describeDueSides(
  tx: Db,
  sides: readonly { roomId: number; side: ProfileType }[],
): Promise<DueSide[]> {
  if (sides.length === 0) return [];
  return rowsOf<DueSide>(
    tx,
    sql`
      select s.chat_room_id as "roomId", s.side, u.id as "userId", u.email::text as email,
        u.first_name as "firstName", u.preferred_locale as locale,
        coalesce(writer.first_name, '') as "senderName",
        coalesce(fresh.count, 0) as count,
        coalesce(fresh.last_id, s.mailed_until_id) as "lastMessageId",
        coalesce(fresh.last_type = 'DECLINE', false) as "isDeclined"
      from jsonb_to_recordset(${JSON.stringify(sides)}::jsonb) as locked("roomId" int, side text)
      join ${chatRoomSides} s on s.chat_room_id = locked."roomId" and s.side = locked.side
      join ${chatRooms} r on r.id = s.chat_room_id
      join ${sharedProfiles} own on own.id = case s.side when 'pet_owner' then r.owner_profile_id else r.sitter_profile_id end
      join ${sharedUsers} u on u.id = own.user_id
      left join ${sharedProfiles} other on other.id = case s.side when 'pet_owner' then r.sitter_profile_id else r.owner_profile_id end
      left join ${sharedUsers} writer on writer.id = other.user_id
      left join lateral (
        select count(*)::int as count, max(m.id) as last_id,
          (array_agg(m.type order by m.id desc))[1] as last_type
        from ${messages} m
        where m.chat_room_id = r.id and m.id > s.mailed_until_id and m.sent_by <> s.side
          and m.read_at is null and m.hidden_at is null and m.delivered_at is not null
      ) fresh on true
      order by u.id, s.remind_at`,
  );
}
