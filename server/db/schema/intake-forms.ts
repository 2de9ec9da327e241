import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { bookings } from "./bookings.ts";
import { createdAt, encryptedColumns, instantAt } from "./columns.ts";
import { profiles } from "./profiles.ts";

/** An owner's standing form (without a booking), and the form of each booking. */
export const intakeForms = pgTable(
  "intake_forms",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    bookingId: integer().references(() => bookings.id, { onDelete: "cascade" }),
    /** How many parts it has, and how many are done: what lists of bookings show. */
    parts: integer().notNull().default(0),
    partsDone: integer().notNull().default(0),
    /** The number of the latest version; 0 until it was complete once. */
    version: integer().notNull().default(0),
    updatedAt: instantAt().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("intake_forms_of_booking").on(table.bookingId),
    uniqueIndex("intake_forms_standing").on(table.profileId).where(sql`booking_id is null`),
    index("intake_forms_of_profile").on(table.profileId),
  ],
);

/** The parts that were saved: `away`, `house`, `pet:12`. All of what they say is encrypted. */
export const intakeSections = pgTable(
  "intake_sections",
  {
    formId: integer()
      .notNull()
      .references(() => intakeForms.id, { onDelete: "cascade" }),
    section: text().notNull(),
    ...encryptedColumns(),
    /** False: taken over from a form that is too old, and not looked at since. */
    isConfirmed: boolean().notNull(),
    savedAt: instantAt().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.formId, table.section] }),
    index("intake_sections_by_key").on(table.keyId),
  ],
);

export const intakeVersions = pgTable(
  "intake_versions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    formId: integer()
      .notNull()
      .references(() => intakeForms.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    savedAt: instantAt().notNull(),
  },
  (table) => [unique("intake_versions_of_form").on(table.formId, table.number)],
);

/** What a version changed, field by field; what was there before is as secret as what is there now. */
export const intakeChanges = pgTable(
  "intake_changes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    versionId: integer()
      .notNull()
      .references(() => intakeVersions.id, { onDelete: "cascade" }),
    section: text().notNull(),
    ...encryptedColumns(),
    /** When the sitter said to have seen it. */
    seenAt: instantAt(),
  },
  (table) => [
    index("intake_changes_of_version").on(table.versionId),
    index("intake_changes_by_key").on(table.keyId),
  ],
);
