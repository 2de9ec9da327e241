DROP VIEW "public"."shared_users";--> statement-breakpoint
DROP VIEW "public"."findable_sitters";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE VIEW "public"."shared_users" AS (
  select id, role, email, first_name, last_name, gender, phone, preferred_locale,
    email_verified_at, reached_registration_end, last_used_profile_type, last_active_at,
    banned_at, deletion_asked_at is not null as is_leaving,
    exists (select 1 from second_factors where user_id = users.id) as has_second_factor
  from users);--> statement-breakpoint
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
    and not profiles.is_away
    and not profiles.is_registering
    and users.email_verified_at is not null
    and users.banned_at is null
    and users.deletion_asked_at is null);