import { sql } from "drizzle-orm";
import { integer, pgView, text } from "drizzle-orm/pg-core";
import { contactStatuses } from "#contract/chat.ts";
import { profileTypes } from "#contract/profiles.ts";
import { instantAt } from "../schema/columns.ts";

/** Who is in contact with whom, and since when it is as it is; nothing of what they write. */
export const sharedContacts = pgView("shared_contacts", {
  roomId: integer("room_id").notNull(),
  ownerProfileId: integer("owner_profile_id"),
  sitterProfileId: integer("sitter_profile_id"),
  status: text("status", { enum: contactStatuses }),
  statusChangedAt: instantAt("status_changed_at"),
}).as(sql`
  select id as room_id, owner_profile_id, sitter_profile_id, acceptance_status as status,
    status_changed_at
  from chat_rooms`);

/** When somebody sent a picture, and not what is on it. */
export const sentPictures = pgView("sent_pictures", {
  roomId: integer("room_id").notNull(),
  sentBy: text("sent_by", { enum: profileTypes }).notNull(),
  sentAt: instantAt("sent_at").notNull(),
}).as(sql`
  select chat_room_id as room_id, sent_by, created_at as sent_at
  from messages where sent_by is not null and image_key is not null and hidden_at is null`);
