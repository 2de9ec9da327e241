import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { citext, createdAt, instantAt } from "./columns.ts";

export const tokenPurposes = ["confirm_email", "reset_password", "login"] as const;

/** Links in mails that work once. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: tokenPurposes }).notNull(),
    /** SHA-256 of the secret half, as for sessions. */
    tokenHash: text().notNull(),
    /** The address that the mail went to: a link stops working when the user's address changes. */
    email: citext().notNull(),
    createdAt: createdAt(),
    expiresAt: instantAt().notNull(),
    usedAt: instantAt(),
  },
  (table) => [index("one_time_tokens_user").on(table.userId, table.purpose)],
);
