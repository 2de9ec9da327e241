CREATE VIEW "public"."shared_users" AS (
  select id, role, email, first_name, last_name, gender, phone, preferred_locale,
    email_verified_at, reached_registration_end, last_used_profile_type, last_active_at
  from users);--> statement-breakpoint
CREATE VIEW "public"."shared_pet_images" AS (select pet_id, id, key, widths, width, height, placeholder from pet_images);--> statement-breakpoint
CREATE VIEW "public"."shared_pets" AS (
  select id, profile_id, name, category, race, size, birth_on, neutered,
    medication is not null as has_medication, energy, friendly_to_dogs, friendly_to_cats,
    friendly_to_children, hours_alone, character
  from pets);--> statement-breakpoint
CREATE VIEW "public"."findable_sitters" AS (
  select profiles.id, profiles.user_id, users.first_name, users.gender, users.last_active_at,
    addresses.neighborhood, addresses.city, addresses.city_slug,
    addresses.public_latitude as latitude, addresses.public_longitude as longitude,
    profiles.headline, profiles.animal_categories, profiles.professional_types,
    profiles.own_animals, profiles.experience_with_medication, profiles.races,
    profiles.rating_sum, profiles.review_count, profiles.response_minutes,
    profiles.response_rate, profiles.created_at,
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
CREATE VIEW "public"."profile_faces" AS (
  select distinct on (profile_id) profile_id, id, key, widths, width, height, placeholder
  from profile_images order by profile_id, profile_image desc, position, id);--> statement-breakpoint
CREATE VIEW "public"."public_addresses" AS (
  select user_id, neighborhood, city, city_slug, public_latitude as latitude,
    public_longitude as longitude
  from addresses);--> statement-breakpoint
CREATE VIEW "public"."shared_favorites" AS (select user_id, profile_id from favorites);--> statement-breakpoint
CREATE VIEW "public"."shared_profiles" AS (select id, user_id, profile_type, about, created_at from profiles);--> statement-breakpoint
CREATE VIEW "public"."active_requests" AS (
  select id, profile_id, service_types, start_on, last_on, recurring, weekdays, created_at
  from requests
  where is_activated and exists (select from request_animals where request_id = requests.id));