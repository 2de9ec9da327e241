import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { profileTypes } from "#contract/profiles.ts";
import { locales } from "#contract/shared/locale.ts";
import { socialProviders } from "#contract/social-sign-in.ts";
import { users } from "./account.ts";
import { citext, createdAt, instantAt } from "./columns.ts";

/** Who may come in through which provider; `subject` is the provider's own name for the person. */
export const socialAccounts = pgTable(
  "social_accounts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: text({ enum: socialProviders }).notNull(),
    subject: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("social_accounts_one_person").on(table.provider, table.subject),
    index("social_accounts_user").on(table.userId),
  ],
);

/** Somebody who is at a provider's at this moment, and what they have to bring back. */
export const socialSignIns = pgTable(
  "social_sign_ins",
  {
    /** SHA-256 of `state`: what is read here opens nothing. */
    stateHash: text().primaryKey(),
    provider: text({ enum: socialProviders }).notNull(),
    /** SHA-256 of the browser's cookie: whoever comes back must be who went. */
    browserHash: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    redirectTo: text(),
    profileType: text({ enum: profileTypes }),
    /** The token of the invitation that they followed, whether it is one or not. */
    invitation: text(),
    locale: text({ enum: locales }).notNull(),
    /** From Apple's post, a moment before the person themselves comes back. */
    firstName: text(),
    lastName: text(),
    createdAt: createdAt(),
    expiresAt: instantAt().notNull(),
  },
  (table) => [index("social_sign_ins_age").on(table.expiresAt)],
);

/** Links that wait for the owner of the e-mail address to say yes. */
export const socialLinkRequests = pgTable(
  "social_link_requests",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: text({ enum: socialProviders }).notNull(),
    subject: text().notNull(),
    /** SHA-256 of the secret half, as for sessions. */
    tokenHash: text().notNull(),
    /** The address that the mail went to: a link stops working when the user's address changes. */
    email: citext().notNull(),
    createdAt: createdAt(),
    expiresAt: instantAt().notNull(),
    usedAt: instantAt(),
  },
  (table) => [index("social_link_requests_user").on(table.userId)],
);
