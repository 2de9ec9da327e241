import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";
import { profileTypes } from "#contract/profiles.ts";
import { bookings } from "./bookings.ts";
import { createdAt, instantAt } from "./columns.ts";
import { profiles } from "./profiles.ts";

/** What one of the two of a booking says of the other, and the other's answer. */
export const reviews = pgTable(
  "reviews",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id),
    /** Who wrote it; the other one is whom it is about. */
    side: text({ enum: profileTypes }).notNull(),
    authorProfileId: integer().references(() => profiles.id, { onDelete: "set null" }),
    subjectProfileId: integer().references(() => profiles.id, { onDelete: "set null" }),
    rating: smallint().notNull(),
    /** Of a sitter, by an owner. */
    care: smallint(),
    communication: smallint(),
    reliability: smallint(),
    text: text().notNull(),
    /** When the booking was over: the two weeks begin. */
    endedAt: instantAt().notNull(),
    /** From then on everybody may read it, and nobody changes it. */
    shownAt: instantAt(),
    answer: text(),
    answeredAt: instantAt(),
    changedAt: instantAt().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("reviews_once").on(table.bookingId, table.side),
    index("reviews_by_author").on(table.authorProfileId, table.id),
    index("reviews_of_subject").on(table.subjectProfileId, table.shownAt, table.id),
    // What waits to be shown, and nothing else.
    index("reviews_hidden").on(table.endedAt).where(sql`shown_at is null`),
    index("reviews_best")
      .on(table.side, table.shownAt)
      .where(sql`shown_at is not null and rating = 5`),
    check("reviews_rating", sql`${table.rating} between 1 and 5`),
    check(
      "reviews_parts",
      sql`case ${table.side}
        when 'pet_owner' then ${table.care} between 1 and 5 and ${table.communication} between 1 and 5
          and ${table.reliability} between 1 and 5 and num_nulls(${table.care}, ${table.communication}, ${table.reliability}) = 0
        else num_nonnulls(${table.care}, ${table.communication}, ${table.reliability}) = 0 end`,
    ),
    check("reviews_answered", sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);

/** All shown reviews of a profile together, kept in the transaction that shows one. */
export const reviewStandings = pgTable(
  "review_standings",
  {
    profileId: integer()
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** How many gave one star, two, and so on to five. */
    spread: integer().array().notNull().default([0, 0, 0, 0, 0]),
    /** Stars for the parts together; of a sitter. */
    careSum: integer().notNull().default(0),
    communicationSum: integer().notNull().default(0),
    reliabilitySum: integer().notNull().default(0),
  },
  (table) => [check("review_standings_spread", sql`cardinality(${table.spread}) = 5`)],
);
