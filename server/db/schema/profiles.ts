import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { badgeNames } from "#contract/badges/badge-catalogue.ts";
import {
  cancellingTerms,
  extraServiceKinds,
  periodKinds,
  professionalTypes,
} from "#contract/profile-parts.ts";
import { allRegistrationSteps, profileTypes } from "#contract/profiles.ts";
import { animalCategories, levels, sizes } from "#contract/shared/animals.ts";
import { partsOfDay, priceUnits, serviceTypes, weekdays } from "#contract/shared/care.ts";
import { users } from "./account.ts";
import { createdAt, imageColumns, instantAt } from "./columns.ts";

export const profiles = pgTable(
  "profiles",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    profileType: text({ enum: profileTypes }).notNull(),
    isRegistering: boolean().notNull().default(true),
    /** The step of this profile's wizard that comes next; the user's own column shows the one in use. */
    registrationStep: text({ enum: allRegistrationSteps }),
    headline: text(),
    about: text(),
    languages: text().array().notNull().default([]),
    radiusKm: integer(),
    animalCategories: text({ enum: animalCategories }).array().notNull().default([]),
    animalSizes: text({ enum: sizes }).array().notNull().default([]),
    races: text().array().notNull().default([]),
    energyLevels: text({ enum: levels }).array().notNull().default([]),
    maxAnimals: integer(),
    experienceWithMedication: boolean(),
    ownAnimals: text({ enum: animalCategories }).array().notNull().default([]),
    garden: boolean(),
    car: boolean(),
    nonSmoking: boolean(),
    childrenAtHome: boolean(),
    experienceYears: integer(),
    education: text(),
    professionalTypes: text({ enum: professionalTypes }).array().notNull().default([]),
    companyName: text(),
    kvkNumber: text(),
    vatNumber: text(),
    cancellingTerm: text({ enum: cancellingTerms }).notNull().default("relaxed"),
    /** Absent: not to be found by others. */
    publishedAt: instantAt(),
    /** Since when they were first to be found; it stays, whatever comes after. */
    firstPublishedAt: instantAt(),
    /** Not to be found for a while, though published. */
    isAway: boolean().notNull().default(false),
    /** The last day of it; absent: until they say so themselves. */
    awayUntil: date({ mode: "string" }),
    /** Whose invitation brought this profile here. No key: an inviter who leaves changes nothing. */
    invitedByProfileId: integer(),
    /** What others say: the stars of all reviews together, and how many reviews there are. */
    ratingSum: integer().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    /** How soon they usually answer, and how often at all; absent until that can be said. */
    responseMinutes: integer(),
    responseRate: doublePrecision(),
    /** Written references, which everybody may read. */
    referenceCount: integer().notNull().default(0),
    /** Bookings of the last year that took place, and that this sitter cancelled. */
    bookingsKept: integer().notNull().default(0),
    bookingsCancelled: integer().notNull().default(0),
    /** What they earned, and what that is worth: for cards and pages, without a look at each. */
    badges: text({ enum: badgeNames }).array().notNull().default([]),
    badgePoints: integer().notNull().default(0),
    /** When what its public page says last changed; for search engines, which then come again. */
    pageChangedAt: instantAt(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("profiles_one_of_each_type").on(table.userId, table.profileType),
    index("profiles_first_published").on(table.firstPublishedAt),
    check("profiles_away_with_its_day", sql`${table.isAway} or ${table.awayUntil} is null`),
    // Who comes back, and when.
    index("profiles_away").on(table.awayUntil).where(sql`is_away`),
    // Whom somebody brought here.
    index("profiles_invited_by")
      .on(table.invitedByProfileId)
      .where(sql`invited_by_profile_id is not null`),
  ],
);

export const offeredServices = pgTable(
  "offered_services",
  {
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    serviceType: text({ enum: serviceTypes }).notNull(),
    priceCents: integer().notNull(),
    unit: text({ enum: priceUnits }).notNull(),
    extraAnimalCents: integer(),
    minutes: integer(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.serviceType] })],
);

export const offeredExtras = pgTable(
  "offered_extras",
  {
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    kind: text({ enum: extraServiceKinds }).notNull(),
    priceCents: integer(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.kind] })],
);

export const diplomas = pgTable(
  "diplomas",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    code: text(),
    name: text(),
    institute: text(),
    year: integer(),
  },
  (table) => [index("diplomas_of_profile").on(table.profileId)],
);

/** Days that differ from the ordinary week: a holiday, or time to spare. */
export const availabilityPeriods = pgTable(
  "availability_periods",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    kind: text({ enum: periodKinds }).notNull(),
    startOn: date({ mode: "string" }).notNull(),
    endOn: date({ mode: "string" }).notNull(),
  },
  (table) => [index("availability_periods_of_profile").on(table.profileId, table.startOn)],
);

/** When a sitter is there in an ordinary week. */
export const weeklyAvailability = pgTable(
  "weekly_availability",
  {
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    weekday: text({ enum: weekdays }).notNull(),
    partOfDay: text({ enum: partsOfDay }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.weekday, table.partOfDay] })],
);

export const profileImages = pgTable(
  "profile_images",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    ...imageColumns(),
    profileImage: boolean().notNull().default(false),
    coverImage: boolean().notNull().default(false),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  // One file with two rows: removing one would break the other.
  (table) => [
    unique("profile_images_each_once").on(table.profileId, table.key),
    index("profile_images_in_order").on(table.profileId, table.position),
  ],
);

/** Whom a user keeps in mind, whichever of their profiles they use. */
export const favorites = pgTable(
  "favorites",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.profileId] }),
    index("favorites_of_profile").on(table.profileId),
  ],
);
