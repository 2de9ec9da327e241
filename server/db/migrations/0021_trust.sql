CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_user_id" integer,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banned_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"image_key" text,
	"image_widths" integer[],
	"image_width" integer,
	"image_height" integer,
	"image_placeholder" text,
	"reason" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_decided" CHECK (("certificates"."status" = 'waiting') = ("certificates"."decided_at" is null)
        and ("certificates"."status" = 'waiting') = ("certificates"."image_key" is not null))
);
--> statement-breakpoint
CREATE TABLE "product_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_reviews_once" UNIQUE("user_id"),
	CONSTRAINT "product_reviews_rating" CHECK ("product_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
DROP VIEW "public"."shared_users";--> statement-breakpoint
DROP VIEW "public"."findable_sitters";--> statement-breakpoint
DROP VIEW "public"."active_requests";--> statement-breakpoint
DROP INDEX "reports_about_user";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "banned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ban_reason" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "evidence" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "image_key" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "image_widths" integer[];--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "image_width" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "image_height" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "image_placeholder" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "statement" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "appealed_by" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "appeal_text" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "appealed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "appeal_outcome" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "appeal_statement" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "appeal_decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_of_subject" ON "audit_entries" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "certificates_of_profile" ON "certificates" USING btree ("profile_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_waiting" ON "certificates" USING btree ("profile_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "certificates_queue" ON "certificates" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "certificates_image" ON "certificates" USING btree ("image_key") WHERE image_key is not null;--> statement-breakpoint
CREATE INDEX "product_reviews_queue" ON "product_reviews" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "reports_by_user" ON "reports" USING btree ("reporter_user_id","id");--> statement-breakpoint
CREATE INDEX "reports_queue" ON "reports" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "reports_image" ON "reports" USING btree ("image_key") WHERE image_key is not null;--> statement-breakpoint
CREATE INDEX "reports_to_erase" ON "reports" USING btree ("decided_at") WHERE decided_at is not null and erased_at is null;--> statement-breakpoint
CREATE INDEX "reports_about_user" ON "reports" USING btree ("about_user_id","id");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided" CHECK (num_nulls("reports"."decision", "reports"."statement", "reports"."decided_at") in (0, 3)
        and ("reports"."status" = 'open') = ("reports"."decision" is null));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_appealed" CHECK (num_nulls("reports"."appealed_by", "reports"."appeal_text", "reports"."appealed_at") in (0, 3)
        and num_nulls("reports"."appeal_outcome", "reports"."appeal_statement", "reports"."appeal_decided_at") in (0, 3));--> statement-breakpoint
CREATE VIEW "public"."shared_users" AS (
  select id, role, email, first_name, last_name, gender, phone, preferred_locale,
    email_verified_at, reached_registration_end, last_used_profile_type, last_active_at,
    banned_at
  from users);--> statement-breakpoint
CREATE VIEW "public"."findable_sitters" AS (
  select profiles.id, profiles.user_id, users.first_name, users.gender, users.last_active_at,
    addresses.neighborhood, addresses.city, addresses.city_slug,
    addresses.public_latitude as latitude, addresses.public_longitude as longitude,
    profiles.headline, profiles.animal_categories, profiles.professional_types,
    profiles.own_animals, profiles.experience_with_medication, profiles.races,
    profiles.rating_sum, profiles.review_count, profiles.response_minutes,
    profiles.response_rate, profiles.reference_count, profiles.created_at,
    greatest(profiles.published_at, addresses.changed_at) as page_changed_at,
    array(select service_type from offered_services where profile_id = profiles.id)
      as service_types,
    array(select distinct weekday from weekly_availability where profile_id = profiles.id)
      as weekdays,
    array(select distinct code from diplomas
      where profile_id = profiles.id and code is not null order by code) as diploma_codes,
    coalesce((select range_agg(daterange(start_on, end_on, '[]')) from availability_periods
      where profile_id = profiles.id and kind = 'available'), '{}'::datemultirange) as extra_days,
    coalesce((select range_agg(daterange(start_on, end_on, '[]')) from availability_periods
      where profile_id = profiles.id and kind = 'away'), '{}'::datemultirange) as away_days
  from profiles
  join users on users.id = profiles.user_id
  join addresses on addresses.user_id = profiles.user_id
  where profiles.profile_type = 'pet_sitter'
    and profiles.published_at is not null
    and not profiles.is_registering
    and users.email_verified_at is not null
    and users.banned_at is null);--> statement-breakpoint
CREATE VIEW "public"."active_requests" AS (
  select id, profile_id, service_types, start_on, last_on, recurring, weekdays, created_at
  from requests
  where is_activated and not is_hidden
    and exists (select from request_animals where request_id = requests.id));