import { sql } from "drizzle-orm";
import { boolean, integer, pgView, text } from "drizzle-orm/pg-core";
import { bookingClosedReasons, bookingKinds, bookingStatuses } from "#contract/bookings.ts";
import { instantAt } from "../schema/columns.ts";

/** How bookings stand, whose they are and when; nothing of places, prices or what was written. */
export const sharedBookings = pgView("shared_bookings", {
  id: integer("id").notNull(),
  kind: text("kind", { enum: bookingKinds }).notNull(),
  status: text("status", { enum: bookingStatuses }).notNull(),
  closedReason: text("closed_reason", { enum: bookingClosedReasons }),
  chatRoomId: integer("chat_room_id"),
  ownerProfileId: integer("owner_profile_id"),
  sitterProfileId: integer("sitter_profile_id"),
  startsAt: instantAt("starts_at").notNull(),
  endsAt: instantAt("ends_at").notNull(),
  acceptedAt: instantAt("accepted_at"),
  /** Since when the two count on this start. */
  startAgreedAt: instantAt("start_agreed_at"),
  /** The owner has said whether their request is still needed. */
  isRequestAnswered: boolean("is_request_answered").notNull(),
}).as(sql`
  select id, kind, status, closed_reason, chat_room_id, owner_profile_id, sitter_profile_id,
    starts_at, ends_at, accepted_at, coalesce(start_agreed_at, accepted_at) as start_agreed_at,
    request_was_updated is not null as is_request_answered
  from bookings`);
