import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { auditActions } from "#contract/trust/admin.ts";
import { createdAt } from "../columns.ts";

/**
 * What admins did. Rows are added and never changed: the database itself refuses it (see the migration).
 * So the admin is a number without a key, which would be emptied when their account goes.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Absent for what was done with a command. */
    adminUserId: integer(),
    action: text({ enum: auditActions }).notNull(),
    subjectType: text().notNull(),
    /** Absent for what has no number: a job, an address that gets no mail. */
    subjectId: integer(),
    subjectKey: text(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("audit_entries_of_subject").on(table.subjectType, table.subjectId)],
);
