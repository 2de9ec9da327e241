CREATE TABLE "uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"widths" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "outbox_events_delivered";--> statement-breakpoint
CREATE INDEX "outbox_events_waiting_by_id" ON "outbox_events" USING btree ("id") WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_events_delivered" ON "outbox_events" USING btree ("delivered_at") WHERE delivered_at is not null;