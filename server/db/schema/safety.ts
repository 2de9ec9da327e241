import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { reportReasons, reportSubjects } from "#contract/safety.ts";
import { users } from "./account.ts";
import { createdAt } from "./columns.ts";

/** Who wants nothing to do with whom. */
export const blocks = pgTable(
  "blocks",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    blockedUserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedUserId] }),
    index("blocks_of_blocked").on(table.blockedUserId),
  ],
);

/** What somebody told us about; it outlives both who told and what it was about. */
export const reports = pgTable(
  "reports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reporterUserId: integer().references(() => users.id, { onDelete: "set null" }),
    /** Whose it is. */
    aboutUserId: integer().references(() => users.id, { onDelete: "set null" }),
    subjectType: text({ enum: reportSubjects }).notNull(),
    subjectId: integer().notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    text: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("reports_of_subject").on(table.subjectType, table.subjectId),
    index("reports_about_user").on(table.aboutUserId),
  ],
);
