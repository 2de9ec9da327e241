import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { visitKinds } from "#contract/shared/visits.ts";
import { profiles } from "../profiles.ts";

/** How often a kind of page was looked at, by Amsterdam's days; by whom nobody knows. */
export const dailyVisits = pgTable(
  "daily_visits",
  {
    day: date({ mode: "string" }).notNull(),
    what: text({ enum: visitKinds }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.what] })],
);

/** By how many others each sitter's page was looked at: once a day each, however often they look. */
export const sitterViews = pgTable(
  "sitter_views",
  {
    day: date({ mode: "string" }).notNull(),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.day] }),
    index("sitter_views_by_day").on(table.day),
  ],
);

/** Who looked today, so that nobody counts twice; not who they are, and gone within two days. */
export const sitterViewers = pgTable(
  "sitter_viewers",
  {
    day: date({ mode: "string" }).notNull(),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    visitor: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.day, table.visitor] }),
    index("sitter_viewers_by_day").on(table.day),
  ],
);
