import { boolean, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { genders, signupMethods, userRoles } from "#contract/account.ts";
import { profileTypes } from "#contract/profiles.ts";
import { locales } from "#contract/shared/locale.ts";
import { citext, createdAt, instantAt } from "./columns.ts";

export const users = pgTable("users", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: citext().notNull().unique(),
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
  registrationStep: text(),
  reachedRegistrationEnd: boolean().notNull().default(false),
  lastUsedProfileType: text({ enum: profileTypes }),
  lastActiveAt: instantAt(),
  createdAt: createdAt(),
});
