import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instantAt } from "./columns.ts";

/**
 * Pictures in storage that are nobody's: not yet, because the transaction of their upload has not
 * committed, or no longer, because their row was removed. What belongs to a row of a domain has none
 * here. See docs/decisions/0014-files-and-rows.md.
 */
export const uploads = pgTable("uploads", {
  key: text().primaryKey(),
  widths: integer().array().notNull(),
  createdAt: instantAt().notNull(),
  /** Present: its files are deleted by the next sweep, and nothing can bring it back. */
  removedAt: instantAt(),
});
