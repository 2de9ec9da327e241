import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { calendarProblems } from "#contract/bookings/calendars.ts";
import { users } from "./account.ts";
import { createdAt, instantAt } from "./columns.ts";
import { profiles } from "./profiles.ts";

/** The feed of somebody's bookings for calendar programs. The key in its address is kept as its hash alone. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** With the server's secret it makes the key again, so that its owner can be shown the address. */
    salt: text().notNull(),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    lastReadAt: instantAt(),
  },
  (table) => [unique("calendar_feeds_by_token").on(table.tokenHash)],
);

/** What is kept of a calendar: when, and nothing else. Instants as text. */
export type KeptBusyTime = { from: string; until: string };

/** Calendars that sitters bring in, so that nobody is offered the days on which they are busy. */
export const ownCalendars = pgTable(
  "own_calendars",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    url: text().notNull(),
    busyTimes: jsonb().$type<KeptBusyTime[]>().notNull().default([]),
    /** What the other server said of the version that was read. */
    etag: text().notNull().default(""),
    lastModified: text().notNull().default(""),
    /** Read from beginning to end; a year ahead of this is known. */
    readInFullAt: instantAt(),
    lastReadAt: instantAt(),
    lastTriedAt: instantAt(),
    problem: text({ enum: calendarProblems }),
    /** How often in a row it could not be read. */
    failures: integer().notNull().default(0),
    nextReadAt: instantAt().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("own_calendars_once").on(table.profileId, table.url),
    index("own_calendars_due").on(table.nextReadAt),
  ],
);
