ALTER TABLE "mail_suppressions" ADD COLUMN "reason" text DEFAULT 'unsubscribed' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_needed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("is_needed" DESC NULLS LAST,"due_at","id") WHERE "mails"."sent_at" is null and "mails"."failed_at" is null;--> statement-breakpoint
-- What waits is sent by the new queue. The old one gave up after a day, without a mark: a link of last
-- week would come as news now.
UPDATE "mails" SET "failed_at" = now(), "last_error" = 'given up'
  WHERE "sent_at" IS NULL AND "failed_at" IS NULL AND "created_at" < now() - interval '1 day';--> statement-breakpoint
UPDATE "mails" SET "is_needed" = true
  WHERE "sent_at" IS NULL AND "failed_at" IS NULL AND NOT "headers" ? 'List-Unsubscribe';
