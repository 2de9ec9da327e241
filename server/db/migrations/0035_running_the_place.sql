CREATE TABLE "daily_visits" (
	"day" date NOT NULL,
	"what" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_visits_day_what_pk" PRIMARY KEY("day","what")
);
--> statement-breakpoint
CREATE TABLE "sitter_views" (
	"day" date NOT NULL,
	"profile_id" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "sitter_views_profile_id_day_pk" PRIMARY KEY("profile_id","day")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "subject_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "subject_key" text;--> statement-breakpoint
ALTER TABLE "sitter_views" ADD CONSTRAINT "sitter_views_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sitter_views_by_day" ON "sitter_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_events_failed" ON "outbox_events" USING btree ("failed_at") WHERE failed_at is not null;