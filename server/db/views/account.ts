import { sql } from "drizzle-orm";
import { boolean, integer, pgView, text } from "drizzle-orm/pg-core";
import { genders, userRoles } from "#contract/account.ts";
import { profileTypes } from "#contract/profiles.ts";
import { locales } from "#contract/shared/locale.ts";
import { citext, instantAt } from "../schema/columns.ts";

/** What others may know of a user: nothing of passwords, terms, birthdays or an address to be. */
export const sharedUsers = pgView("shared_users", {
  id: integer("id").notNull(),
  role: text("role", { enum: userRoles }).notNull(),
  email: citext("email").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name"),
  gender: text("gender", { enum: genders }),
  phone: text("phone"),
  preferredLocale: text("preferred_locale", { enum: locales }).notNull(),
  emailVerifiedAt: instantAt("email_verified_at"),
  reachedRegistrationEnd: boolean("reached_registration_end").notNull(),
  lastUsedProfileType: text("last_used_profile_type", { enum: profileTypes }),
  lastActiveAt: instantAt("last_active_at"),
  bannedAt: instantAt("banned_at"),
  /** Goes as soon as a stay lets them: nobody finds them, and nothing new begins with them. */
  isLeaving: boolean("is_leaving").notNull(),
  /** Whether logging in takes a second step. */
  hasSecondFactor: boolean("has_second_factor").notNull(),
}).as(sql`
  select id, role, email, first_name, last_name, gender, phone, preferred_locale,
    email_verified_at, reached_registration_end, last_used_profile_type, last_active_at,
    banned_at, deletion_asked_at is not null as is_leaving,
    exists (select 1 from second_factors where user_id = users.id) as has_second_factor
  from users`);
