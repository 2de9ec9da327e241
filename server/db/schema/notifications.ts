import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { type NotificationChoices, notificationTypes, toldKinds } from "#contract/notifications.ts";
import { users } from "./account.ts";
import { createdAt, instantAt } from "./columns.ts";
import { profiles } from "./profiles.ts";

/** What the words of a notification are made of, besides who it is about. */
export type NotificationParams = Record<string, string | number | boolean>;

/** What people were told. No names of others in it: those are looked up, and gone when they are. */
export const notifications = pgTable(
  "notifications",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The reader's profile that it concerns. */
    profileId: integer().references(() => profiles.id, { onDelete: "cascade" }),
    /** Who else it is about: mostly whose doing it was. */
    otherProfileId: integer().references(() => profiles.id, { onDelete: "set null" }),
    kind: text({ enum: toldKinds }).notNull(),
    type: text({ enum: notificationTypes }).notNull(),
    params: jsonb().$type<NotificationParams>().notNull(),
    path: text().notNull(),
    /** One cause, one key: nobody is told of the same twice. */
    causeKey: text().notNull(),
    readAt: instantAt(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("notifications_of_cause").on(table.userId, table.causeKey),
    index("notifications_of_user").on(table.userId, table.id),
    index("notifications_unread").on(table.userId).where(sql`read_at is null`),
    index("notifications_of_profile").on(table.profileId),
    index("notifications_of_other").on(table.otherProfileId),
    index("notifications_created").on(table.createdAt),
  ],
);

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
