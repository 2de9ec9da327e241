ALTER TABLE "bookings" ADD COLUMN "owner_home_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "sitter_home_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "contact_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "logbooks" ADD COLUMN "handover_until" timestamp with time zone;