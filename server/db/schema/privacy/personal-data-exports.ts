import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "../account.ts";
import { instantAt } from "../columns.ts";

/** The file of all that we have of somebody: one at most, the last that they asked for. */
export const personalDataExports = pgTable(
  "personal_data_exports",
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    askedAt: instantAt().notNull(),
    /** Counted before each try, so that one that ends the process counts too. */
    attempts: integer().notNull().default(0),
    failedAt: instantAt(),
    readyAt: instantAt(),
    /** The file in storage; absent until it is ready, and once it was thrown away. */
    key: text(),
    /** None: a file of its own, and no picture. It is known by the same columns. */
    widths: integer().array().notNull().default([]),
    sizeBytes: bigint({ mode: "number" }),
  },
  (table) => [index("personal_data_exports_ready").on(table.readyAt)],
);
