-- The rows are made anew at the next start; those of before lack what is asked for now.
DELETE FROM "sitter_search";
--> statement-breakpoint
DROP VIEW "public"."findable_sitters";--> statement-breakpoint
ALTER TABLE "sitter_search" ADD COLUMN "prices" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE VIEW "public"."findable_sitters" AS (
  select profiles.id, profiles.user_id, users.first_name, users.gender, users.last_active_at,
    addresses.neighborhood, addresses.city, addresses.city_slug,
    addresses.public_latitude as latitude, addresses.public_longitude as longitude,
    profiles.headline, profiles.animal_categories, profiles.professional_types,
    profiles.own_animals, profiles.experience_with_medication, profiles.races,
    profiles.rating_sum, profiles.review_count, profiles.response_minutes,
    profiles.response_rate, profiles.reference_count, profiles.badges, profiles.badge_points,
    profiles.created_at,
    greatest(profiles.published_at, profiles.page_changed_at, addresses.changed_at)
      as page_changed_at,
    array(select service_type from offered_services where profile_id = profiles.id
      order by service_type) as service_types,
    array(select price_cents from offered_services where profile_id = profiles.id
      order by service_type) as price_cents,
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
    and users.banned_at is null);