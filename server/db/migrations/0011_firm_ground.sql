CREATE TABLE "uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"widths" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "outbox_events_delivered";--> statement-breakpoint
ALTER TABLE "known_devices" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_version" date;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "cautions" text[];--> statement-breakpoint
CREATE INDEX "outbox_events_waiting_by_id" ON "outbox_events" USING btree ("id") WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_events_delivered" ON "outbox_events" USING btree ("delivered_at") WHERE delivered_at is not null;