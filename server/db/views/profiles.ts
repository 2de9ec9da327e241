import { sql } from "drizzle-orm";
import { boolean, doublePrecision, integer, pgView, text } from "drizzle-orm/pg-core";
import { genders } from "#contract/account.ts";
import { badgeNames } from "#contract/badges/badge-catalogue.ts";
import { professionalTypes } from "#contract/profile-parts.ts";
import { profileTypes } from "#contract/profiles.ts";
import { animalCategories } from "#contract/shared/animals.ts";
import { serviceTypes, weekdays } from "#contract/shared/care.ts";
import { instantAt } from "../schema/columns.ts";
import { days } from "../schema/search.ts";
import { sharedImageColumns } from "./columns.ts";

/** Which profile is whose. */
export const sharedProfiles = pgView("shared_profiles", {
  id: integer("id").notNull(),
  userId: integer("user_id").notNull(),
  profileType: text("profile_type", { enum: profileTypes }).notNull(),
  about: text("about"),
  createdAt: instantAt("created_at").notNull(),
}).as(sql`select id, user_id, profile_type, about, created_at from profiles`);

/** Where somebody lives, as strangers may know it: the place, and the moved point. */
export const publicAddresses = pgView("public_addresses", {
  userId: integer("user_id").notNull(),
  neighborhood: text("neighborhood"),
  city: text("city").notNull(),
  citySlug: text("city_slug").notNull(),
  latitude: doublePrecision("latitude").notNull(),
  longitude: doublePrecision("longitude").notNull(),
}).as(sql`
  select user_id, neighborhood, city, city_slug, public_latitude as latitude,
    public_longitude as longitude
  from addresses`);

/** The picture chosen as a profile's face, else its first. */
export const profileFaces = pgView("profile_faces", {
  profileId: integer("profile_id").notNull(),
  ...sharedImageColumns(),
}).as(sql`
  select distinct on (profile_id) profile_id, id, key, widths, width, height, placeholder
  from profile_images order by profile_id, profile_image desc, position, id`);

export const sharedFavorites = pgView("shared_favorites", {
  userId: integer("user_id").notNull(),
  profileId: integer("profile_id").notNull(),
}).as(sql`select user_id, profile_id from favorites`);

/**
 * The one definition of a sitter who can be found: they want to (published, and not away for a
 * while), are who they say (address confirmed), have finished signing up, live somewhere, and are neither
 * banned nor about to leave. With all that cards, the search and lists of pages tell of them; what a
 * question doesn't name costs it nothing.
 */
export const findableSitters = pgView("findable_sitters", {
  id: integer("id").notNull(),
  userId: integer("user_id").notNull(),
  firstName: text("first_name").notNull(),
  gender: text("gender", { enum: genders }),
  lastActiveAt: instantAt("last_active_at"),
  neighborhood: text("neighborhood"),
  city: text("city").notNull(),
  citySlug: text("city_slug").notNull(),
  /** The moved point. */
  latitude: doublePrecision("latitude").notNull(),
  longitude: doublePrecision("longitude").notNull(),
  headline: text("headline"),
  animalCategories: text("animal_categories", { enum: animalCategories }).array().notNull(),
  professionalTypes: text("professional_types", { enum: professionalTypes }).array().notNull(),
  ownAnimals: text("own_animals", { enum: animalCategories }).array().notNull(),
  experienceWithMedication: boolean("experience_with_medication"),
  races: text("races").array().notNull(),
  ratingSum: integer("rating_sum").notNull(),
  reviewCount: integer("review_count").notNull(),
  responseMinutes: integer("response_minutes"),
  responseRate: doublePrecision("response_rate"),
  referenceCount: integer("reference_count").notNull(),
  badges: text("badges", { enum: badgeNames }).array().notNull(),
  badgePoints: integer("badge_points").notNull(),
  createdAt: instantAt("created_at").notNull(),
  /** When they were last published, or moved, or changed what it says. */
  pageChangedAt: instantAt("page_changed_at").notNull(),
  serviceTypes: text("service_types", { enum: serviceTypes }).array().notNull(),
  /** Of each of these services, in their order. */
  priceCents: integer("price_cents").array().notNull(),
  /** Of an ordinary week. */
  weekdays: text("weekdays", { enum: weekdays }).array().notNull(),
  diplomaCodes: text("diploma_codes").array().notNull(),
  /** Days that the ordinary week doesn't have. */
  extraDays: days("extra_days").notNull(),
  awayDays: days("away_days").notNull(),
}).as(sql`
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
    and users.deletion_asked_at is null`);
