ALTER TABLE "chat_rooms" ADD COLUMN "reach_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "logbook_activities" ADD COLUMN "is_told_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "logbook_entries" ADD COLUMN "near" text;--> statement-breakpoint
ALTER TABLE "logbook_entries" ADD COLUMN "is_check_in_told_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "logbook_entries" ADD COLUMN "is_check_out_told_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "logbook_images" ADD COLUMN "is_told_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "logbook_tasks" ADD COLUMN "is_told_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "logbook_walks" ADD COLUMN "is_told_later" boolean DEFAULT false NOT NULL;