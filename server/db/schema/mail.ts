import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instantAt } from "./columns.ts";

/** Every mail, once for each cause (`key`): what keeps a retry from sending it twice. */
export const mails = pgTable(
  "mails",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    sentAt: instantAt(),
  },
  (table) => [index("mails_created").on(table.createdAt)],
);
