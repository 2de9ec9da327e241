import { boolean, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { genders, signupMethods, userRoles } from "#contract/account.ts";
import { allRegistrationSteps, profileTypes } from "#contract/profiles.ts";
import { locales } from "#contract/shared/locale.ts";
import { citext, createdAt, instantAt } from "./columns.ts";

export const users = pgTable("users", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: citext().notNull().unique(),
  /** Asked for and not yet confirmed; several people may hope for the same one. */
  pendingEmail: citext(),
  role: text({ enum: userRoles }).notNull().default("user"),
  signupMethod: text({ enum: signupMethods }).notNull(),
  preferredLocale: text({ enum: locales }).notNull(),
  firstName: text().notNull(),
  lastName: text(),
  phone: text(),
  birthOn: date({ mode: "string" }),
  gender: text({ enum: genders }),
  /** Absent for an account that has only ever signed in through Google, Facebook or Apple. */
  passwordHash: text(),
  emailVerifiedAt: instantAt(),
  registrationStep: text({ enum: allRegistrationSteps }),
  /** When that step was reached. */
  registrationStepAt: instantAt(),
  /** The one mail to somebody who stopped halfway. */
  registrationRemindedAt: instantAt(),
  /** Absent while somebody who came by a social sign-in has not agreed yet. */
  termsAcceptedAt: instantAt(),
  /** Which terms that was, by their date; absent for who agreed before there was a text to name. */
  termsVersion: date({ mode: "string" }),
  reachedRegistrationEnd: boolean().notNull().default(false),
  lastUsedProfileType: text({ enum: profileTypes }),
  lastActiveAt: instantAt(),
  /** While somebody is banned: since when, and why, in words for them to read. */
  bannedAt: instantAt(),
  banReason: text(),
  /** While a stay keeps an account that its owner has asked to delete. */
  deletionAskedAt: instantAt(),
  createdAt: createdAt(),
});

/** Kept when a session ends: logging in again from a known device is no news. */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: text().notNull(),
    createdAt: createdAt(),
    /** When somebody last logged in with it. */
    lastUsedAt: instantAt().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

/** Wrong passwords in a row for one address, known to us or not. */
export const loginFailures = pgTable("login_failures", {
  email: citext().primaryKey(),
  failures: integer().notNull(),
  lastFailedAt: instantAt().notNull(),
  /** Until then nothing is tried for this address. */
  blockedUntil: instantAt(),
});
