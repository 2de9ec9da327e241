import { index, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt } from "./columns.ts";

/** The first answer to a call, repeated when the same call comes again with the same key. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    path: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    status: integer().notNull(),
    // Not `jsonb`, which sorts keys: the answer that is repeated is the same to the letter.
    answer: json(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.path, table.key] }),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);
