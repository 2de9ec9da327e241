import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { NotificationChoices } from "#contract/notifications.ts";
import { users } from "./account.ts";
import { createdAt } from "./columns.ts";

/** Only what somebody chose themselves; the rest is as the rules have it. */
export const notificationPreferences = pgTable("notification_preferences", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  choices: jsonb().$type<NotificationChoices>().notNull().default({}),
  /** `HH:mm` in Amsterdam, both or neither: no push in between. */
  quietFrom: text(),
  quietUntil: text(),
});

/** A browser that asked to be told; one row for each, whoever is logged in there. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    endpoint: text().notNull().unique("push_subscriptions_endpoint"),
    /** The browser's public key and secret: only it can read what is sent. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("push_subscriptions_of_user").on(table.userId)],
);
