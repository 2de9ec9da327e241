CREATE TABLE "alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"place_name" text,
	"city_slug" text,
	"postal_code" text,
	"distance_km" double precision NOT NULL,
	"filters" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"is_active" boolean NOT NULL,
	"new_since" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_told_items" (
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"item_id" integer NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_told_items_user_id_type_item_id_pk" PRIMARY KEY("user_id","type","item_id")
);
--> statement-breakpoint
DROP VIEW "public"."active_requests";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "first_published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "first_activated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_told_items" ADD CONSTRAINT "alert_told_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_of_user" ON "alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alerts_due" ON "alerts" USING btree ("next_at") WHERE is_active;--> statement-breakpoint
CREATE INDEX "alert_told_items_told" ON "alert_told_items" USING btree ("told_at");--> statement-breakpoint
CREATE INDEX "profiles_first_published" ON "profiles" USING btree ("first_published_at");--> statement-breakpoint
CREATE VIEW "public"."active_requests" AS (
  select id, profile_id, service_types, start_on, last_on, recurring, weekdays, created_at,
    first_activated_at
  from requests
  where is_activated and not is_hidden
    and exists (select from request_animals where request_id = requests.id));--> statement-breakpoint
-- Of what is there already, the first time is not known: this is the nearest to it.
UPDATE "profiles" SET "first_published_at" = "published_at" WHERE "published_at" IS NOT NULL;--> statement-breakpoint
UPDATE "requests" SET "first_activated_at" = "created_at" WHERE "is_activated";
