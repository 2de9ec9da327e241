import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "../account.ts";
import { createdAt } from "../columns.ts";

/** What people wrote to who runs the site. */
export const contactMessages = pgTable("contact_messages", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Whoever was logged in; their messages go with their account. */
  userId: integer().references(() => users.id, { onDelete: "cascade" }),
  name: text().notNull(),
  email: text().notNull(),
  text: text().notNull(),
  createdAt: createdAt(),
});
