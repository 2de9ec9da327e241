import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { citext, createdAt, instantAt } from "./columns.ts";
import { sessions } from "./sessions.ts";

export const tokenPurposes = [
  "confirm_email",
  "change_email",
  "reset_password",
  "login",
  "social_login",
  "form_login",
  "second_factor",
  "continue",
  "delete_account",
  "appeal_ban",
] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** Links and codes in mails; most work once. */
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
    /** For the code that a log-in by a plain form leaves behind: the session that it began. */
    sessionId: integer().references(() => sessions.id, { onDelete: "set null" }),
    /** Guesses at a code that is short enough to be guessed. */
    attempts: integer().notNull().default(0),
  },
  (table) => [index("one_time_tokens_user").on(table.userId, table.purpose)],
);
