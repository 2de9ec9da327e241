import { integer, pgTable } from "drizzle-orm/pg-core";
import { citext, instantAt } from "./columns.ts";

/** Wrong passwords in a row for one address, known to us or not. */
export const loginFailures = pgTable("login_failures", {
  email: citext().primaryKey(),
  failures: integer().notNull(),
  lastFailedAt: instantAt().notNull(),
  /** Until then nothing is tried for this address. */
  blockedUntil: instantAt(),
});
