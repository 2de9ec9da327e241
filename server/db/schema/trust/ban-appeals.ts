import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { appealOutcomes } from "#contract/trust/reports.ts";
import { users } from "../account.ts";
import { createdAt, instantAt } from "../columns.ts";

/** What somebody wrote who was banned, and what came of it. */
export const banAppeals = pgTable(
  "ban_appeals",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The ban that it is about; the user's row forgets it when it ends. */
    bannedAt: instantAt().notNull(),
    banReason: text(),
    /** Erased half a year after the decision. */
    text: text(),
    outcome: text({ enum: appealOutcomes }),
    /** Why, for them to read; absent when the ban was lifted without a word about this. */
    statement: text(),
    decidedAt: instantAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index("ban_appeals_of_user").on(table.userId, table.id),
    uniqueIndex("ban_appeals_waiting").on(table.userId).where(sql`outcome is null`),
    index("ban_appeals_to_erase")
      .on(table.decidedAt)
      .where(sql`decided_at is not null and text is not null`),
    check(
      "ban_appeals_decided",
      sql`num_nulls(${table.outcome}, ${table.decidedAt}) in (0, 2)
        and (${table.outcome} is not null or ${table.statement} is null)`,
    ),
  ],
);
