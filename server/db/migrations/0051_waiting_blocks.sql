ALTER TABLE "bookings" ADD COLUMN "ask_reviews_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "waits_for_stay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_to_ask" ON "bookings" USING btree ("ask_reviews_at") WHERE ask_reviews_at is not null;