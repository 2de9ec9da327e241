DROP INDEX "payments_one_order_at_a_time";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ordered_method" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "announced_plan" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "announced_cents" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_order_at_a_time" ON "payments" USING btree ("subscription_id","plan",coalesce(ordered_method, '')) WHERE kind = 'first' and status in ('open', 'pending', 'authorized');