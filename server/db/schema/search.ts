import {
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { instantAt } from "./columns.ts";
import { profiles } from "./profiles.ts";

/** Days on the calendar, as PostgreSQL writes them: `{[2026-12-20,2027-01-04)}`. */
const days = customType<{ data: string }>({ dataType: () => "datemultirange" });

/**
 * One row for each sitter who can be found: what the search asks about, and nothing else. It is
 * written by `search-rows.repository.ts` in the same transaction as what it mirrors, never by hand.
 */
export const sitterSearch = pgTable(
  "sitter_search",
  {
    profileId: integer()
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    userId: integer().notNull(),
    /** The moved point; the home itself is not here. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** The same point, as in `platform/geo/sphere.ts`. */
    x: doublePrecision().notNull(),
    y: doublePrecision().notNull(),
    z: doublePrecision().notNull(),
    /** Yes or no, bit by bit: services, animals, days and so on; see `traits.rules.ts`. */
    traits: integer().notNull(),
    /** The Bayesian average. */
    rating: doublePrecision().notNull(),
    /** The part of the relevance that doesn't depend on who asks and when. */
    standing: doublePrecision().notNull(),
    /** Hours since 1970; strangers learn no more than that. Absent: never seen here. */
    activeHour: integer(),
    createdAt: instantAt().notNull(),
    races: text().array().notNull(),
    diplomas: text().array().notNull(),
    /** Days that the ordinary week, which is in the traits, doesn't have. */
    extraDays: days().notNull(),
    awayDays: days().notNull(),
  },
  (table) => [
    unique("sitter_search_of_user").on(table.userId),
    // All that most searches ask is in the index itself, so that they never go to the table.
    index("sitter_search_by_place").on(
      table.latitude,
      table.longitude,
      table.traits,
      table.x,
      table.y,
      table.z,
      table.standing,
      table.activeHour,
      table.rating,
      table.createdAt,
      table.userId,
      table.profileId,
    ),
  ],
);
