import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { type BadgeName, badgeNames } from "#contract/badges/badge-catalogue.ts";
import { instantAt } from "../columns.ts";
import { profiles } from "../profiles.ts";

/** Once, and for good: what was earned stays, though what it was earned by may go. */
export const earnedBadges = pgTable(
  "earned_badges",
  {
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    name: text({ enum: badgeNames }).notNull(),
    earnedAt: instantAt().notNull(),
    /** Their screen has made something of it. */
    celebratedAt: instantAt(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.name] }),
    // What is still to be shown to somebody, and nothing else.
    index("earned_badges_to_celebrate").on(table.profileId).where(sql`celebrated_at is null`),
  ],
);

/** How far a sitter is with each badge, as it was last counted. */
export const badgeCounts = pgTable("badge_counts", {
  profileId: integer()
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  progress: jsonb().$type<Record<BadgeName, { done: number; of: number }>>().notNull(),
  countedAt: instantAt().notNull(),
});
