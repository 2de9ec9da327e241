import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt, instantAt } from "./columns.ts";

/**
 * Every mail, once for each cause (`key`): what keeps a retry from sending it twice. Those that are
 * neither sent nor put aside are the queue.
 */
export const mails = pgTable(
  "mails",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    /** Whose mail it is: it goes when they go. */
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    recipient: text().notNull(),
    /** What it is about, by which its words are found, and it is found in the log. */
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
    /** It has no link to unsubscribe: somebody waits for it, or is owed it by law. */
    isNeeded: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** Not before this moment; after a failure, later each time. */
    dueAt: instantAt().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** A process is sending it, and says so anew while it does. When this has passed, it has died. */
    claimedUntil: instantAt(),
    sentAt: instantAt(),
    /** Refused for good: put aside, not tried again. */
    failedAt: instantAt(),
    lastError: text(),
  },
  (table) => [
    index("mails_created").on(table.createdAt),
    index("mails_user").on(table.userId),
    index("mails_waiting")
      .on(table.isNeeded.desc(), table.dueAt, table.id)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index("mails_failed").on(table.failedAt).where(sql`failed_at is not null`),
  ],
);

/** Who asked for no more mail, and addresses that don't work; of the address only a hash is kept. */
export const mailSuppressions = pgTable("mail_suppressions", {
  addressHash: text().primaryKey(),
  reason: text({ enum: ["unsubscribed", "bounced", "complained"] })
    .notNull()
    .default("unsubscribed"),
  createdAt: createdAt(),
});
