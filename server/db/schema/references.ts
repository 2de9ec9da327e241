import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { mostReminders, relations } from "#contract/references.ts";
import { citext, createdAt, instantAt } from "./columns.ts";
import { profiles } from "./profiles.ts";

/** What somebody without an account is asked to write about a sitter, and what they wrote. */
export const references = pgTable(
  "profile_references",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Until it is written. */
    email: citext(),
    relation: text({ enum: relations }).notNull(),
    createdAt: createdAt(),
    expiresAt: instantAt().notNull(),
    reminders: integer().notNull().default(0),
    text: text(),
    rating: integer(),
    knowsSince: integer(),
    writtenAt: instantAt(),
  },
  (table) => [
    index("profile_references_of_profile").on(table.profileId, table.createdAt),
    // Nobody is asked twice about the same sitter.
    uniqueIndex("profile_references_asked").on(table.profileId, table.email),
    check(
      "profile_references_reminders",
      sql`reminders between 0 and ${sql.raw(`${mostReminders}`)}`,
    ),
    check("profile_references_rating", sql`rating between 1 and 5`),
    // Written as a whole.
    check(
      "profile_references_written",
      sql`(written_at is null) = (text is null)
        and (written_at is null) = (rating is null)
        and (written_at is null) = (knows_since is null)
        and (written_at is null) = (email is not null)`,
    ),
  ],
);
