CREATE TABLE "response_standings" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"contacts" integer DEFAULT 0 NOT NULL,
	"response_rate" double precision,
	"response_minutes" integer
);
--> statement-breakpoint
DROP VIEW "public"."findable_sitters";--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD COLUMN "contacted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "reference_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "response_standings" ADD CONSTRAINT "response_standings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
    and users.email_verified_at is not null);--> statement-breakpoint
UPDATE "profiles" SET "reference_count" = (SELECT count(*) FROM "profile_references" WHERE "profile_references"."profile_id" = "profiles"."id" AND "written_at" IS NOT NULL) WHERE "profile_type" = 'pet_sitter';--> statement-breakpoint
UPDATE "chat_rooms" SET
  "contacted_at" = (SELECT min("delivered_at") FROM "messages" WHERE "chat_room_id" = "chat_rooms"."id" AND "sent_by" = "initiated_by"),
  "answered_at" = (SELECT min("delivered_at") FROM "messages" WHERE "chat_room_id" = "chat_rooms"."id" AND "sent_by" <> "initiated_by")
WHERE "initiated_by" IS NOT NULL;--> statement-breakpoint
INSERT INTO "response_standings" ("profile_id") SELECT DISTINCT "sitter_profile_id" FROM "chat_rooms" WHERE "initiated_by" = 'pet_owner' AND "contacted_at" IS NOT NULL AND "sitter_profile_id" IS NOT NULL;
