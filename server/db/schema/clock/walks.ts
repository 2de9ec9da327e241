import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, instantAt } from "../columns.ts";

/** How far a job has come that walks over a whole table or list: whoever goes on with it begins there. */
export const walks = pgTable("walks", {
  name: text().primaryKey(),
  /** The last row that was done or passed over; of somebody else's list, the page that comes next. */
  place: text().notNull(),
  savedAt: instantAt().notNull(),
});

/** What a job could not do. The others are done meanwhile, and this one is tried again, with growing pauses. */
export const passedOver = pgTable(
  "passed_over",
  {
    walk: text().notNull(),
    key: text().notNull(),
    attempts: integer().notNull(),
    nextTryAt: instantAt().notNull(),
    lastError: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.walk, table.key] }),
    index("passed_over_next_try_at").on(table.nextTryAt),
  ],
);
