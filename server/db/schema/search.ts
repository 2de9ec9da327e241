import {
  bigint,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { instantAt } from "./columns.ts";

/** Days on the calendar, as PostgreSQL writes them: `{[2026-12-20,2027-01-04)}`. */
export const days = customType<{ data: string }>({ dataType: () => "datemultirange" });

export const busySources = ["bookings", "calendar"] as const;
export type BusySource = (typeof busySources)[number];

/** The transaction that wrote a row last: by it, others find what they have not seen. */
const changedIn = () => bigint({ mode: "number" }).notNull();

/**
 * One row for each sitter who can be found: what the search asks about, and nothing else. It is
 * written by `search-rows.repository.ts` in the same transaction as what it mirrors, never by hand.
 * Without keys to other tables: a row that went by itself would be missed by who has read it.
 */
export const sitterSearch = pgTable(
  "sitter_search",
  {
    profileId: integer().primaryKey(),
    userId: integer().notNull(),
    /** The moved point; the home itself is not here. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Yes or no, bit by bit: services, animals, days and so on; see `traits.rules.ts`. */
    traits: integer().notNull(),
    ratingSum: integer().notNull(),
    reviewCount: integer().notNull(),
    responseRate: doublePrecision(),
    /** Hours since 1970; strangers learn no more than that. Absent: never seen here. */
    activeHour: integer(),
    createdAt: instantAt().notNull(),
    /** What each kind of care costs, in the order of `serviceTypes`; -1: not offered. */
    prices: integer().array().notNull().default([]),
    races: text().array().notNull(),
    diplomas: text().array().notNull(),
    /** Days that the ordinary week, which is in the traits, doesn't have. */
    extraDays: days().notNull(),
    awayDays: days().notNull(),
    changedIn: changedIn(),
  },
  (table) => [
    unique("sitter_search_of_user").on(table.userId),
    index("sitter_search_changes").on(table.changedIn),
  ],
);

/**
 * Days on which a sitter is taken, by what takes them: bookings that fill their days, or a calendar of
 * their own. Without a key to profiles, as the row above.
 */
export const sitterBusyDays = pgTable(
  "sitter_busy_days",
  {
    profileId: integer().notNull(),
    source: text({ enum: busySources }).notNull(),
    days: days().notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.source] })],
);

/** Those who had a row once, so that whoever has read it hears that it is gone. */
export const sitterSearchGone = pgTable(
  "sitter_search_gone",
  { profileId: integer().primaryKey(), changedIn: changedIn() },
  (table) => [index("sitter_search_gone_changes").on(table.changedIn)],
);
