import { sql } from "drizzle-orm";
import { date, integer, pgView } from "drizzle-orm/pg-core";
import { instantAt } from "../schema/columns.ts";

/** When somebody is awaited, came and left; nothing of where, or of what they wrote. Not of what is off. */
export const sharedVisits = pgView("shared_visits", {
  id: integer("id").notNull(),
  logbookId: integer("logbook_id").notNull(),
  bookingId: integer("booking_id"),
  chatRoomId: integer("chat_room_id"),
  ownerProfileId: integer("owner_profile_id"),
  sitterProfileId: integer("sitter_profile_id"),
  plannedAt: instantAt("planned_at"),
  day: date("day", { mode: "string" }).notNull(),
  checkInAt: instantAt("check_in_at"),
  checkOutAt: instantAt("check_out_at"),
  createdAt: instantAt("created_at").notNull(),
  /** The stay is over. */
  completedAt: instantAt("completed_at"),
}).as(sql`
  select entry.id, entry.logbook_id, logbook.booking_id, logbook.chat_room_id,
    logbook.owner_profile_id, logbook.sitter_profile_id, entry.planned_at, entry.day,
    entry.check_in_at, entry.check_out_at, entry.created_at, logbook.completed_at
  from logbook_entries entry join logbooks logbook on logbook.id = entry.logbook_id
  where logbook.cancelled_at is null`);

/** When a picture was taken, and not what is on it. */
export const sharedPictures = pgView("shared_pictures", {
  logbookId: integer("logbook_id").notNull(),
  entryId: integer("entry_id").notNull(),
  takenAt: instantAt("taken_at").notNull(),
}).as(sql`select logbook_id, entry_id, taken_at from logbook_images`);
