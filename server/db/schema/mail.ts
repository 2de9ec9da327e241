import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt, instantAt } from "./columns.ts";

/** Every mail, once for each cause (`key`): what keeps a retry from sending it twice. */
export const mails = pgTable(
  "mails",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    /** Whose mail it is: it goes when they go. */
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    recipient: text().notNull(),
    /** What it is about, by which its words are found; absent once it is written. */
    kind: text(),
    /** What its words need to know; absent once it is written. */
    data: jsonb().$type<object>(),
    /** Absent until it is written, which is done in the background. */
    subject: text(),
    html: text(),
    text: text(),
    /** Files that go along with it. */
    attachments: jsonb()
      .$type<{ fileName: string; contentType: string; content: string; encoding?: "base64" }[]>()
      .notNull()
      .default([]),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Not to be kept: to somebody whom we are to forget. */
    isFleeting: boolean().notNull().default(false),
    createdAt: createdAt(),
    sentAt: instantAt(),
    /** Refused for good: put aside, not tried again. */
    failedAt: instantAt(),
    lastError: text(),
  },
  (table) => [index("mails_created").on(table.createdAt), index("mails_user").on(table.userId)],
);

/** Who has no account here and wants no mail from us; of the address only a hash is kept. */
export const mailSuppressions = pgTable("mail_suppressions", {
  addressHash: text().primaryKey(),
  createdAt: createdAt(),
});
