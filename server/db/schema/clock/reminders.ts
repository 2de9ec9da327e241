import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { reminderTypes } from "#contract/reminders/reminder-messages.ts";
import { createdAt, instantAt } from "../columns.ts";
import { profiles } from "../profiles.ts";

/** Who was reminded of what: written with the reminder itself, so that it comes once. */
export const reminders = pgTable(
  "reminders",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    type: text({ enum: reminderTypes }).notNull(),
    /** `booking:12`, `visit:7`, `logbook:3`, `room:5`, `request:4`, `day:2026-11-15`. */
    subject: text().notNull(),
    /** Whom it was for. */
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** When it was to come: another one for what was moved. */
    dueAt: instantAt().notNull(),
    sentAt: createdAt(),
  },
  (table) => [
    unique("reminders_once").on(table.type, table.subject, table.profileId, table.dueAt),
    index("reminders_of_profile").on(table.profileId),
    index("reminders_due").on(table.dueAt),
  ],
);
