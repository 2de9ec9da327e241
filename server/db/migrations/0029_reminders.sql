CREATE TABLE "reminders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"profile_id" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_once" UNIQUE("type","subject","profile_id","due_at")
);
--> statement-breakpoint
DROP INDEX "logbook_entries_awaited";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "start_agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "wanted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_of_profile" ON "reminders" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "bookings_ahead" ON "bookings" USING btree ("starts_at") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "bookings_agreed" ON "bookings" USING btree ("accepted_at") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "bookings_meetings" ON "bookings" USING btree ("ends_at") WHERE kind = 'introduction';--> statement-breakpoint
CREATE INDEX "chat_rooms_accepted" ON "chat_rooms" USING btree ("status_changed_at") WHERE acceptance_status = 'accepted';--> statement-breakpoint
CREATE INDEX "logbook_entries_checked_in" ON "logbook_entries" USING btree ("check_in_at") WHERE check_in_at is not null;--> statement-breakpoint
CREATE INDEX "requests_wanted" ON "requests" USING btree ("wanted_at") WHERE is_activated;--> statement-breakpoint
CREATE INDEX "logbook_entries_awaited" ON "logbook_entries" USING btree ("planned_at") WHERE check_in_at is null and planned_at is not null;--> statement-breakpoint
INSERT INTO "reminders" ("type", "subject", "profile_id", "due_at", "sent_at")
  SELECT 'REMINDER_CHECK_IN', 'visit:' || entry.id, logbook.owner_profile_id,
    entry.planned_at + interval '60 minutes', entry.missed_told_at
  FROM "logbook_entries" entry JOIN "logbooks" logbook ON logbook.id = entry.logbook_id
  WHERE entry.missed_told_at IS NOT NULL AND entry.planned_at IS NOT NULL
    AND logbook.owner_profile_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE "logbook_entries" DROP COLUMN "missed_told_at";--> statement-breakpoint
-- Nobody is asked about what they said before there was this question: it counts from now on.
UPDATE "requests" SET "wanted_at" = now() WHERE "is_activated";--> statement-breakpoint
CREATE VIEW "public"."shared_bookings" AS (
  select id, kind, status, closed_reason, chat_room_id, owner_profile_id, sitter_profile_id,
    starts_at, ends_at, accepted_at, coalesce(start_agreed_at, accepted_at) as start_agreed_at,
    request_was_updated is not null as is_request_answered
  from bookings);--> statement-breakpoint
CREATE VIEW "public"."sent_pictures" AS (
  select chat_room_id as room_id, sent_by, created_at as sent_at
  from messages where sent_by is not null and image_key is not null and hidden_at is null);--> statement-breakpoint
CREATE VIEW "public"."shared_contacts" AS (
  select id as room_id, owner_profile_id, sitter_profile_id, acceptance_status as status,
    status_changed_at
  from chat_rooms);--> statement-breakpoint
CREATE VIEW "public"."shared_pictures" AS (select logbook_id, entry_id, taken_at from logbook_images);--> statement-breakpoint
CREATE VIEW "public"."shared_visits" AS (
  select entry.id, entry.logbook_id, logbook.booking_id, logbook.chat_room_id,
    logbook.owner_profile_id, logbook.sitter_profile_id, entry.planned_at, entry.day,
    entry.check_in_at, entry.check_out_at, entry.created_at, logbook.completed_at
  from logbook_entries entry join logbooks logbook on logbook.id = entry.logbook_id
  where logbook.cancelled_at is null);--> statement-breakpoint
CREATE VIEW "public"."wanted_requests" AS (select id, wanted_at from requests);