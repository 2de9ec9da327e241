import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { closedReasons, contactStatuses } from "#contract/chat.ts";
import { cautions, messageTypes } from "#contract/messages.ts";
import { profileTypes } from "#contract/profiles.ts";
import { users } from "./account.ts";
import { createdAt, instantAt } from "./columns.ts";
import { profiles } from "./profiles.ts";

/**
 * One room for each pair of an owner and a sitter, whoever began. When one of them goes, the room
 * stays for the other, with nobody on that side.
 */
export const chatRooms = pgTable(
  "chat_rooms",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerProfileId: integer().references(() => profiles.id, { onDelete: "set null" }),
    sitterProfileId: integer().references(() => profiles.id, { onDelete: "set null" }),
    /** Absent until a person has written. */
    acceptanceStatus: text({ enum: contactStatuses }),
    /** Which side waits while pending, and which one declined. */
    initiatedBy: text({ enum: profileTypes }),
    declinedBy: text({ enum: profileTypes }),
    closedReason: text({ enum: closedReasons }),
    /** What it was before a block closed it. */
    statusBeforeClosing: text({ enum: contactStatuses }),
    statusChangedAt: instantAt(),
    /** Since when the two, who could, can't reach each other; absent while they can. */
    reachEndedAt: instantAt(),
    /** When who began was first heard, and when the other one first answered, yes or no. */
    contactedAt: instantAt(),
    answeredAt: instantAt(),
    lastActivityAt: instantAt().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("chat_rooms_one_a_pair").on(table.ownerProfileId, table.sitterProfileId),
    index("chat_rooms_of_owner").on(table.ownerProfileId, table.lastActivityAt),
    index("chat_rooms_of_sitter").on(table.sitterProfileId, table.lastActivityAt),
    // Who agreed to be in contact some days ago, for reminders.
    index("chat_rooms_accepted")
      .on(table.statusChangedAt)
      .where(sql`acceptance_status = 'accepted'`),
    // What the nightly look for contacts without an answer needs, and nothing else.
    index("chat_rooms_pending").on(table.statusChangedAt).where(sql`acceptance_status = 'pending'`),
  ],
);

/** What a room is to one of its two sides. */
export const chatRoomSides = pgTable(
  "chat_room_sides",
  {
    chatRoomId: integer()
      .notNull()
      .references(() => chatRooms.id, { onDelete: "cascade" }),
    side: text({ enum: profileTypes }).notNull(),
    /** Until a person has written, only who has opened the room sees it. */
    hasOpened: boolean().notNull().default(false),
    isArchived: boolean().notNull().default(false),
    unreadMessagesCount: integer().notNull().default(0),
    /** From when on somebody who has not looked is told by mail; absent when there is nothing new. */
    remindAt: instantAt(),
    /** The last message that a mail told of: each is in one mail at most. */
    mailedUntilId: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.chatRoomId, table.side] }),
    index("chat_room_sides_to_remind").on(table.remindAt).where(sql`remind_at is not null`),
  ],
);

/**
 * Who wrote to somebody new, and when: what is free is counted by these. One that was begun with a
 * subscription is written down too, and uses up nothing.
 */
export const contactBeginnings = pgTable(
  "contact_beginnings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Whose it was; who removes a profile and makes another one has begun what they have begun. */
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    profileType: text({ enum: profileTypes }),
    /** As which of theirs, as long as it is there. */
    profileId: integer().references(() => profiles.id, { onDelete: "set null" }),
    /** Absent once the room is gone: nobody will answer there. */
    chatRoomId: integer().references(() => chatRooms.id, { onDelete: "set null" }),
    isFree: boolean().notNull(),
    begunAt: instantAt().notNull(),
  },
  (table) => [
    index("contact_beginnings_of_user").on(table.userId, table.profileType, table.begunAt),
    index("contact_beginnings_of_profile").on(table.profileId),
    index("contact_beginnings_of_room").on(table.chatRoomId),
  ],
);

/** The order of ids is the order of a room: an insert locks the room's row first. */
export const messages = pgTable(
  "messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    chatRoomId: integer()
      .notNull()
      .references(() => chatRooms.id, { onDelete: "cascade" }),
    type: text({ enum: messageTypes }).notNull(),
    /** Absent for what the product says. */
    sentBy: text({ enum: profileTypes }),
    /** Of what the product says: whom it is for (absent: both), and whose doing it tells of. */
    forSide: text({ enum: profileTypes }),
    causedBy: text({ enum: profileTypes }),
    text: text(),
    /** What its reader is told to mind. Absent where nobody looked at writing: then at reading. */
    cautions: text({ enum: cautions }).array(),
    /** What a system message is about; each reader gets it as a sentence in their own language. */
    params: jsonb().$type<Record<string, string | number | boolean>>(),
    imageKey: text(),
    imageWidths: integer().array(),
    imageWidth: integer(),
    imageHeight: integer(),
    imagePlaceholder: text(),
    /** Absent while it waits for its writer to confirm their e-mail address. */
    deliveredAt: instantAt(),
    /** By the other side; what the product says counts as read. */
    readAt: instantAt(),
    /** Taken back by its sender. */
    hiddenAt: instantAt(),
    createdAt: createdAt(),
  },
  (table) => [
    // Read backwards for the newest; `desc()` here would put nulls last, which no query asks for.
    index("messages_of_room").on(table.chatRoomId, table.id),
    // Small parts of a large table that are asked for often.
    index("messages_unread").on(table.chatRoomId, table.id).where(sql`read_at is null`),
    index("messages_waiting").on(table.chatRoomId).where(sql`delivered_at is null`),
    index("messages_image").on(table.imageKey).where(sql`image_key is not null`),
    index("messages_open_questions")
      .on(table.chatRoomId)
      .where(sql`type = 'ACCEPT_BOOKING' and params ->> 'answer' is null`),
    // The type as it is written in the query: a parameter there would keep it from being used.
    index("messages_wishes")
      .on(table.chatRoomId, table.id)
      .where(sql`type = 'INTERESTED_IN_BOOKING'`),
    index("messages_hidden").on(table.hiddenAt).where(sql`hidden_at is not null`),
    check(
      "messages_say_something",
      sql`${table.sentBy} is null or ${table.text} is not null or ${table.imageKey} is not null or ${table.hiddenAt} is not null or ${table.type} not in ('TEXT', 'IMAGE')`,
    ),
  ],
);

/** How a sitter answers new contacts of the last 90 days; no row where nobody wrote to them. */
export const responseStandings = pgTable("response_standings", {
  profileId: integer()
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  contacts: integer().notNull().default(0),
  /** Of all of them, from 0 to 1; and in half of the answers at most so many minutes. */
  responseRate: doublePrecision(),
  responseMinutes: integer(),
});
