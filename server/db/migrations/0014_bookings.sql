CREATE TABLE "booking_pets" (
	"booking_id" integer NOT NULL,
	"position" integer NOT NULL,
	"pet_id" integer,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"race" text,
	"birth_on" date,
	CONSTRAINT "booking_pets_booking_id_position_pk" PRIMARY KEY("booking_id","position")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"chat_room_id" integer,
	"owner_profile_id" integer,
	"sitter_profile_id" integer,
	"owner_name" text,
	"sitter_name" text,
	"service_type" text,
	"start_on" date NOT NULL,
	"start_time" text NOT NULL,
	"end_on" date NOT NULL,
	"end_time" text NOT NULL,
	"visits" text[] DEFAULT '{}' NOT NULL,
	"visit_minutes" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"place_text" text,
	"details" text,
	"price_estimate" jsonb,
	"agreed_price_cents" integer,
	"status" text NOT NULL,
	"closed_reason" text,
	"closed_by" text,
	"reason" text,
	"awaiting" text,
	"proposal" jsonb,
	"seen_by_owner" boolean DEFAULT false NOT NULL,
	"seen_by_sitter" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"request_was_updated" boolean,
	"asked_for_next" boolean DEFAULT false NOT NULL,
	"accepted_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_end_after_start" CHECK ("bookings"."ends_at" > "bookings"."starts_at"),
	CONSTRAINT "bookings_closed_for_a_reason" CHECK (("bookings"."status" = 'closed') = ("bookings"."closed_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_by_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "own_calendars" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_calendars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" integer NOT NULL,
	"url" text NOT NULL,
	"busy_times" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"etag" text DEFAULT '' NOT NULL,
	"last_modified" text DEFAULT '' NOT NULL,
	"read_in_full_at" timestamp with time zone,
	"last_read_at" timestamp with time zone,
	"last_tried_at" timestamp with time zone,
	"problem" text,
	"next_read_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_calendars_once" UNIQUE("profile_id","url")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"profile_id" integer,
	"other_profile_id" integer,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"params" jsonb NOT NULL,
	"path" text NOT NULL,
	"cause_key" text NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_of_cause" UNIQUE("user_id","cause_key")
);
--> statement-breakpoint
CREATE TABLE "sitter_busy_days" (
	"profile_id" integer NOT NULL,
	"source" text NOT NULL,
	"days" datemultirange NOT NULL,
	CONSTRAINT "sitter_busy_days_profile_id_source_pk" PRIMARY KEY("profile_id","source")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "for_side" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "caused_by" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "cancelling_term" text DEFAULT 'relaxed' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "bookings_kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "bookings_cancelled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_pets" ADD CONSTRAINT "booking_pets_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_pets" ADD CONSTRAINT "booking_pets_pet_id_pets_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_chat_room_id_chat_rooms_id_fk" FOREIGN KEY ("chat_room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_owner_profile_id_profiles_id_fk" FOREIGN KEY ("owner_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_sitter_profile_id_profiles_id_fk" FOREIGN KEY ("sitter_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_calendars" ADD CONSTRAINT "own_calendars_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_other_profile_id_profiles_id_fk" FOREIGN KEY ("other_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_pets_of_pet" ON "booking_pets" USING btree ("pet_id");--> statement-breakpoint
CREATE INDEX "bookings_of_owner" ON "bookings" USING btree ("owner_profile_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_of_sitter" ON "bookings" USING btree ("sitter_profile_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_of_room" ON "bookings" USING btree ("chat_room_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_pending" ON "bookings" USING btree ("starts_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "bookings_proposed" ON "bookings" USING btree ("starts_at") WHERE status = 'accepted' and proposal is not null;--> statement-breakpoint
CREATE INDEX "bookings_closed" ON "bookings" USING btree ("closed_at") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "bookings_accepted" ON "bookings" USING btree ("ends_at") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "own_calendars_due" ON "own_calendars" USING btree ("next_read_at");--> statement-breakpoint
CREATE INDEX "notifications_of_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_of_profile" ON "notifications" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "notifications_of_other" ON "notifications" USING btree ("other_profile_id");--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_open_questions" ON "messages" USING btree ("chat_room_id") WHERE type = 'ACCEPT_BOOKING' and params ->> 'answer' is null;--> statement-breakpoint
-- A sitter who stays at somebody's home is in one place only: of two accepted stays that overlap the
-- database itself refuses the second. Drizzle has no word for it, so it is written here by hand.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_stay_at_a_time" EXCLUDE USING gist ("sitter_profile_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" = 'accepted' AND "service_type" IN ('sitter_at_owner_home', 'day_and_night_care_at_owner_home'));
