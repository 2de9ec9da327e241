import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Facts about this installation that must not depend on how it is started, such as the demo choice. */
export const installation = pgTable("installation", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
