import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { profileTypes } from "#contract/profiles.ts";
import { plans } from "#contract/subscriptions/plans.ts";
import { users } from "../account.ts";
import { createdAt } from "../columns.ts";
import { profiles } from "../profiles.ts";

/**
 * One a profile, from its first order on. What was paid stays when the profile goes: books are kept for
 * seven years. Everything from `plan` on follows from the entries and is kept for reading; a nightly job
 * compares.
 */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer()
      .unique("subscriptions_one_a_profile")
      .references(() => profiles.id, { onDelete: "set null" }),
    userId: integer().references(() => users.id, { onDelete: "set null" }),
    profileType: text({ enum: profileTypes }).notNull(),
    /** The names that the provider gave: charges go by them. */
    customerId: text(),
    mandateId: text(),
    /** The end of which its owner was told, on which day, and what comes after it for how much. */
    announcedEndOn: date(),
    announcedOn: date(),
    announcedPlan: text({ enum: plans }),
    announcedCents: integer(),
    plan: text({ enum: plans }),
    nextPlan: text({ enum: plans }),
    /** Its last day. */
    endOn: date(),
    isCancelled: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    // What the clock looks at.
    index("subscriptions_to_renew").on(table.endOn).where(sql`not is_cancelled`),
    index("subscriptions_of_user").on(table.userId),
  ],
);
