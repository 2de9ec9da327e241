CREATE TABLE "logbook_activities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "logbook_activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"logbook_id" integer NOT NULL,
	"entry_id" integer NOT NULL,
	"kind" text NOT NULL,
	"pet_id" integer,
	"pet_name" text,
	"minutes" integer,
	"note" text,
	"done_at" timestamp with time zone NOT NULL,
	"client_id" uuid,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "logbook_activities_once" UNIQUE("logbook_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "logbook_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "logbook_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"logbook_id" integer NOT NULL,
	"planned_at" timestamp with time zone,
	"day" date NOT NULL,
	"check_in_at" timestamp with time zone,
	"check_in_lat" double precision,
	"check_in_lng" double precision,
	"check_out_at" timestamp with time zone,
	"check_out_lat" double precision,
	"check_out_lng" double precision,
	"distance_m" integer,
	"note" text,
	"check_in_client_id" uuid,
	"check_out_client_id" uuid,
	"is_check_out_assumed" boolean DEFAULT false NOT NULL,
	"missed_told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "logbook_entries_check_in_once" UNIQUE("logbook_id","check_in_client_id"),
	CONSTRAINT "logbook_entries_check_out_once" UNIQUE("logbook_id","check_out_client_id"),
	CONSTRAINT "logbook_entries_out_after_in" CHECK ("logbook_entries"."check_out_at" is null or "logbook_entries"."check_out_at" >= "logbook_entries"."check_in_at")
);
--> statement-breakpoint
CREATE TABLE "logbook_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "logbook_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"logbook_id" integer NOT NULL,
	"entry_id" integer NOT NULL,
	"activity_id" integer,
	"pet_id" integer,
	"key" text NOT NULL,
	"widths" integer[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"caption" text,
	"taken_at" timestamp with time zone NOT NULL,
	"hearted_at" timestamp with time zone,
	"added_to_pet_ids" integer[] DEFAULT '{}' NOT NULL,
	"is_added_to_profile" boolean DEFAULT false NOT NULL,
	"client_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "logbook_images_key" UNIQUE("key"),
	CONSTRAINT "logbook_images_once" UNIQUE("logbook_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "logbook_pets" (
	"logbook_id" integer NOT NULL,
	"position" integer NOT NULL,
	"pet_id" integer,
	"name" text NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "logbook_pets_logbook_id_position_pk" PRIMARY KEY("logbook_id","position")
);
--> statement-breakpoint
CREATE TABLE "logbook_removed_images" (
	"logbook_id" integer NOT NULL,
	"client_id" uuid NOT NULL,
	CONSTRAINT "logbook_removed_images_logbook_id_client_id_pk" PRIMARY KEY("logbook_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "logbook_sides" (
	"logbook_id" integer NOT NULL,
	"side" text NOT NULL,
	"unread_updates_count" integer DEFAULT 0 NOT NULL,
	"gathering_until" timestamp with time zone,
	CONSTRAINT "logbook_sides_logbook_id_side_pk" PRIMARY KEY("logbook_id","side")
);
--> statement-breakpoint
CREATE TABLE "logbook_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "logbook_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"logbook_id" integer NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"on_day" date,
	"time" text,
	"pet_id" integer,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "logbook_walk_points" (
	"walk_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"accuracy" double precision,
	"segment" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "logbook_walk_points_walk_id_at_pk" PRIMARY KEY("walk_id","at")
);
--> statement-breakpoint
CREATE TABLE "logbook_walks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "logbook_walks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"logbook_id" integer NOT NULL,
	"entry_id" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"distance_m" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"pet_ids" integer[] DEFAULT '{}' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "logbook_walks_once" UNIQUE("logbook_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "logbooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "logbooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer,
	"chat_room_id" integer,
	"owner_profile_id" integer,
	"sitter_profile_id" integer,
	"owner_name" text,
	"sitter_name" text,
	"title" text,
	"owner_notes" text,
	"sitter_notes" text,
	"start_on" date NOT NULL,
	"end_on" date NOT NULL,
	"cancelled_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"share_token" text,
	"shared_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "logbook_activities" ADD CONSTRAINT "logbook_activities_logbook_id_logbooks_id_fk" FOREIGN KEY ("logbook_id") REFERENCES "public"."logbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_activities" ADD CONSTRAINT "logbook_activities_entry_id_logbook_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."logbook_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_activities" ADD CONSTRAINT "logbook_activities_pet_id_pets_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_entries" ADD CONSTRAINT "logbook_entries_logbook_id_logbooks_id_fk" FOREIGN KEY ("logbook_id") REFERENCES "public"."logbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_images" ADD CONSTRAINT "logbook_images_logbook_id_logbooks_id_fk" FOREIGN KEY ("logbook_id") REFERENCES "public"."logbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_images" ADD CONSTRAINT "logbook_images_entry_id_logbook_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."logbook_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_images" ADD CONSTRAINT "logbook_images_activity_id_logbook_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."logbook_activities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_images" ADD CONSTRAINT "logbook_images_pet_id_pets_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_pets" ADD CONSTRAINT "logbook_pets_logbook_id_logbooks_id_fk" FOREIGN KEY ("logbook_id") REFERENCES "public"."logbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_pets" ADD CONSTRAINT "logbook_pets_pet_id_pets_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_removed_images" ADD CONSTRAINT "logbook_removed_images_logbook_id_logbooks_id_fk" FOREIGN KEY ("logbook_id") REFERENCES "public"."logbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_sides" ADD CONSTRAINT "logbook_sides_logbook_id_logbooks_id_fk" FOREIGN KEY ("logbook_id") REFERENCES "public"."logbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_tasks" ADD CONSTRAINT "logbook_tasks_logbook_id_logbooks_id_fk" FOREIGN KEY ("logbook_id") REFERENCES "public"."logbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_tasks" ADD CONSTRAINT "logbook_tasks_pet_id_pets_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_walk_points" ADD CONSTRAINT "logbook_walk_points_walk_id_logbook_walks_id_fk" FOREIGN KEY ("walk_id") REFERENCES "public"."logbook_walks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_walks" ADD CONSTRAINT "logbook_walks_logbook_id_logbooks_id_fk" FOREIGN KEY ("logbook_id") REFERENCES "public"."logbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_walks" ADD CONSTRAINT "logbook_walks_entry_id_logbook_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."logbook_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbooks" ADD CONSTRAINT "logbooks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbooks" ADD CONSTRAINT "logbooks_chat_room_id_chat_rooms_id_fk" FOREIGN KEY ("chat_room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbooks" ADD CONSTRAINT "logbooks_owner_profile_id_profiles_id_fk" FOREIGN KEY ("owner_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbooks" ADD CONSTRAINT "logbooks_sitter_profile_id_profiles_id_fk" FOREIGN KEY ("sitter_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logbook_activities_of_entry" ON "logbook_activities" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "logbook_activities_of_pet" ON "logbook_activities" USING btree ("pet_id");--> statement-breakpoint
CREATE INDEX "logbook_entries_by_day" ON "logbook_entries" USING btree ("logbook_id","day","id");--> statement-breakpoint
CREATE UNIQUE INDEX "logbook_entries_one_open" ON "logbook_entries" USING btree ("logbook_id") WHERE check_in_at is not null and check_out_at is null;--> statement-breakpoint
CREATE INDEX "logbook_entries_awaited" ON "logbook_entries" USING btree ("planned_at") WHERE check_in_at is null and planned_at is not null and missed_told_at is null;--> statement-breakpoint
CREATE INDEX "logbook_images_of_logbook" ON "logbook_images" USING btree ("logbook_id","id");--> statement-breakpoint
CREATE INDEX "logbook_images_of_entry" ON "logbook_images" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "logbook_images_of_activity" ON "logbook_images" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "logbook_images_of_pet" ON "logbook_images" USING btree ("pet_id");--> statement-breakpoint
CREATE INDEX "logbook_pets_of_pet" ON "logbook_pets" USING btree ("pet_id");--> statement-breakpoint
CREATE INDEX "logbook_tasks_of_logbook" ON "logbook_tasks" USING btree ("logbook_id","position");--> statement-breakpoint
CREATE INDEX "logbook_tasks_of_pet" ON "logbook_tasks" USING btree ("pet_id");--> statement-breakpoint
CREATE INDEX "logbook_walks_of_entry" ON "logbook_walks" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "logbook_walks_to_erase" ON "logbook_walks" USING btree ("started_at") WHERE erased_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "logbooks_of_booking" ON "logbooks" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "logbooks_shared" ON "logbooks" USING btree ("share_token");--> statement-breakpoint
CREATE INDEX "logbooks_of_owner" ON "logbooks" USING btree ("owner_profile_id","end_on");--> statement-breakpoint
CREATE INDEX "logbooks_of_sitter" ON "logbooks" USING btree ("sitter_profile_id","end_on");--> statement-breakpoint
CREATE INDEX "logbooks_of_room" ON "logbooks" USING btree ("chat_room_id");--> statement-breakpoint
-- Bookings that were agreed on before there were logbooks get theirs, planned as a yes plans it today.
INSERT INTO "logbooks" ("booking_id", "chat_room_id", "owner_profile_id", "sitter_profile_id", "owner_name", "sitter_name", "start_on", "end_on", "completed_at", "changed_at", "created_at")
SELECT "id", "chat_room_id", "owner_profile_id", "sitter_profile_id", "owner_name", "sitter_name", "start_on", "end_on",
	CASE WHEN "closed_reason" = 'completed' THEN "closed_at" END, "changed_at", coalesce("accepted_at", "created_at")
FROM "bookings"
WHERE "kind" = 'booking' AND ("status" = 'accepted' OR "closed_reason" = 'completed')
ORDER BY "id";
--> statement-breakpoint
INSERT INTO "logbook_sides" ("logbook_id", "side")
SELECT "id", "side" FROM "logbooks" CROSS JOIN (VALUES ('pet_owner'), ('pet_sitter')) AS "sides" ("side");
--> statement-breakpoint
INSERT INTO "logbook_pets" ("logbook_id", "position", "pet_id", "name", "category")
SELECT "logbooks"."id", "position", "pet_id", "name", "category"
FROM "booking_pets" JOIN "logbooks" ON "logbooks"."booking_id" = "booking_pets"."booking_id";
--> statement-breakpoint
-- Nobody could check in to those that have passed: they are not told as missed.
INSERT INTO "logbook_entries" ("logbook_id", "planned_at", "day", "missed_told_at")
SELECT "logbooks"."id", ("day" + "time"::time) AT TIME ZONE 'Europe/Amsterdam', "day",
	CASE WHEN ("day" + "time"::time) AT TIME ZONE 'Europe/Amsterdam' < now() THEN now() END
FROM "logbooks"
JOIN "bookings" ON "bookings"."id" = "logbooks"."booking_id"
CROSS JOIN LATERAL (
	SELECT "at"::date AS "day" FROM generate_series("bookings"."start_on"::timestamp, "bookings"."end_on"::timestamp, interval '1 day') AS "at"
) AS "days"
CROSS JOIN LATERAL unnest(
	CASE WHEN cardinality("bookings"."visits") > 0 THEN "bookings"."visits" ELSE ARRAY["bookings"."start_time"] END
) AS "time"
WHERE CASE
	WHEN "service_type" IN ('day_and_night_care_at_owner_home', 'day_and_night_at_sitter_home') THEN "day" = "bookings"."start_on"
	WHEN cardinality("bookings"."visits") = 0 THEN true
	ELSE ("day" <> "bookings"."start_on" OR "time" >= "start_time") AND ("day" <> "bookings"."end_on" OR "time" <= "end_time")
END
ORDER BY "logbooks"."id", "day", "time";
