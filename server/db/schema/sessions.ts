import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt, instantAt } from "./columns.ts";

export const sessions = pgTable(
  "sessions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the token's secret half; the token itself is never kept. */
    tokenHash: text().notNull(),
    device: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instantAt().notNull().defaultNow(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);
