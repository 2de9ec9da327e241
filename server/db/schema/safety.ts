import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import {
  appealOutcomes,
  reportDecisions,
  reportReasons,
  reportSides,
  reportStatuses,
  reportSubjects,
} from "#contract/trust/reports.ts";
import { users } from "./account.ts";
import { createdAt, instantAt } from "./columns.ts";

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
    /** Begins with the end of the stay that goes on between the two. */
    waitsForStay: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedUserId] }),
    index("blocks_of_blocked").on(table.blockedUserId),
  ],
);

/** What somebody told us about, and what came of it; it outlives both who told and what it was about. */
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
    /** The words of what was reported as they were then, by the names of their fields. */
    evidence: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** A copy of its picture. */
    imageKey: text(),
    imageWidths: integer().array(),
    imageWidth: integer(),
    imageHeight: integer(),
    imagePlaceholder: text(),
    status: text({ enum: reportStatuses }).notNull().default("open"),
    decision: text({ enum: reportDecisions }),
    /** Why, for both to read. */
    statement: text(),
    decidedAt: instantAt(),
    appealedBy: text({ enum: reportSides }),
    appealText: text(),
    appealedAt: instantAt(),
    appealOutcome: text({ enum: appealOutcomes }),
    appealStatement: text(),
    appealDecidedAt: instantAt(),
    /** When the evidence was erased. */
    erasedAt: instantAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index("reports_of_subject").on(table.subjectType, table.subjectId),
    index("reports_by_user").on(table.reporterUserId, table.id),
    index("reports_about_user").on(table.aboutUserId, table.id),
    index("reports_queue").on(table.status, table.id),
    index("reports_image").on(table.imageKey).where(sql`image_key is not null`),
    index("reports_to_erase")
      .on(table.decidedAt)
      .where(sql`decided_at is not null and erased_at is null`),
    check(
      "reports_decided",
      sql`num_nulls(${table.decision}, ${table.statement}, ${table.decidedAt}) in (0, 3)
        and (${table.status} = 'open') = (${table.decision} is null)`,
    ),
    check(
      "reports_appealed",
      sql`num_nulls(${table.appealedBy}, ${table.appealText}, ${table.appealedAt}) in (0, 3)
        and num_nulls(${table.appealOutcome}, ${table.appealStatement}, ${table.appealDecidedAt}) in (0, 3)`,
    ),
  ],
);
