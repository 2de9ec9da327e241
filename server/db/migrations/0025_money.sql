CREATE TABLE "invoice_series" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"refund_id" integer,
	"issued_on" date NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"line" jsonb NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_one_a_refund" UNIQUE("refund_id"),
	CONSTRAINT "invoices_number" UNIQUE("year","number")
);
--> statement-breakpoint
CREATE TABLE "payment_entries" (
	"payment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_entries_payment_id_kind_reference_pk" PRIMARY KEY("payment_id","kind","reference")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"kind" text NOT NULL,
	"plan" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	"key" uuid NOT NULL,
	"renews_end_on" date,
	"attempt" integer,
	"back_to" text,
	"provider_id" text,
	"checkout_url" text,
	"status" text DEFAULT 'open' NOT NULL,
	"method" text,
	"paid_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_one_a_key" UNIQUE("key"),
	CONSTRAINT "payments_one_a_provider_id" UNIQUE("provider_id"),
	CONSTRAINT "payments_one_a_renewal_try" UNIQUE("subscription_id","renews_end_on","attempt"),
	CONSTRAINT "payments_renewal_of_an_end" CHECK ((kind = 'renewal') = (renews_end_on is not null and attempt is not null)),
	CONSTRAINT "payments_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"key" uuid NOT NULL,
	"provider_id" text,
	"status" text DEFAULT 'asked' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_one_a_key" UNIQUE("key"),
	CONSTRAINT "refunds_one_a_provider_id" UNIQUE("provider_id"),
	CONSTRAINT "refunds_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "subscription_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"kind" text NOT NULL,
	"payment_id" integer,
	"plan" text,
	"start_on" date,
	"end_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" integer,
	"user_id" integer,
	"profile_type" text NOT NULL,
	"customer_id" text,
	"mandate_id" text,
	"announced_end_on" date,
	"announced_on" date,
	"plan" text,
	"next_plan" text,
	"end_on" date,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_one_a_profile" UNIQUE("profile_id")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_entries" ADD CONSTRAINT "subscription_entries_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_entries" ADD CONSTRAINT "subscription_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_a_payment" ON "invoices" USING btree ("payment_id") WHERE refund_id is null;--> statement-breakpoint
CREATE INDEX "payments_of_subscription" ON "payments" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_order_at_a_time" ON "payments" USING btree ("subscription_id","plan") WHERE kind = 'first' and status in ('open', 'pending', 'authorized');--> statement-breakpoint
CREATE INDEX "payments_unfinished" ON "payments" USING btree ("asked_at") WHERE status in ('open', 'pending', 'authorized');--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_asked" ON "refunds" USING btree ("created_at") WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX "subscription_entries_in_order" ON "subscription_entries" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_entries_one_a_payment" ON "subscription_entries" USING btree ("payment_id") WHERE kind in ('bought', 'renewed');--> statement-breakpoint
CREATE INDEX "subscriptions_to_renew" ON "subscriptions" USING btree ("end_on") WHERE not is_cancelled;--> statement-breakpoint
CREATE INDEX "subscriptions_of_user" ON "subscriptions" USING btree ("user_id");