DROP INDEX "invoices_one_a_payment";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "cancels_id" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_cancels_id_invoices_id_fk" FOREIGN KEY ("cancels_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_a_payment" ON "invoices" USING btree ("payment_id") WHERE refund_id is null and cancels_id is null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_cancelled_once" UNIQUE("cancels_id");