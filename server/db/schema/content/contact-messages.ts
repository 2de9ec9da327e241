import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "../account.ts";
import { createdAt, instantAt } from "../columns.ts";

/** What people wrote to who runs the site; a queue until an admin says that it is done. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Whoever was logged in; their messages go with their account. */
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    email: text().notNull(),
    text: text().notNull(),
    doneAt: instantAt(),
    /** What came of it, for whoever looks again; theirs who wrote, as all that is said of them. */
    note: text(),
    createdAt: createdAt(),
  },
  (table) => [index("contact_messages_open").on(table.id).where(sql`done_at is null`)],
);
