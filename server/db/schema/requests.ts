import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { priceUnits, serviceTypes, type WeekdayParts } from "#contract/shared/care.ts";
import { createdAt, imageColumns, instantAt } from "./columns.ts";
import { pets } from "./pets.ts";
import { profiles } from "./profiles.ts";

/** What an owner looks for; one at most for an owner profile. */
export const requests = pgTable(
  "requests",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer()
      .notNull()
      .unique("requests_one_of_each_profile")
      .references(() => profiles.id, { onDelete: "cascade" }),
    title: text().notNull(),
    description: text().notNull(),
    serviceTypes: text({ enum: serviceTypes }).array().notNull(),
    startOn: date({ mode: "string" }),
    endOn: date({ mode: "string" }),
    /** The last day on which a sitter is needed, by `lastDayOf`; absent when it goes on and on. */
    lastOn: date({ mode: "string" }),
    recurring: boolean().notNull(),
    weekdays: jsonb().$type<WeekdayParts[]>().notNull().default([]),
    /** `HH:mm` in Amsterdam. */
    startTime: text(),
    endTime: text(),
    budgetCents: integer(),
    budgetUnit: text({ enum: priceUnits }),
    isActivated: boolean().notNull().default(false),
    /** When its owner last said that they look for somebody: by showing it, or when asked. */
    wantedAt: instantAt(),
    /** When it was first shown to sitters; it stays, whatever comes after. */
    firstActivatedAt: instantAt(),
    /** Its owner is banned: nobody sees it, though it was not put away. */
    isHidden: boolean().notNull().default(false),
    /** How many people looked, each once a day. */
    viewCount: integer().notNull().default(0),
    /** When what its page says last changed; for search engines, which then come again. */
    pageChangedAt: instantAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index("requests_active_until").on(table.lastOn).where(sql`is_activated`),
    index("requests_wanted").on(table.wantedAt).where(sql`is_activated`),
  ],
);

export const requestAnimals = pgTable(
  "request_animals",
  {
    requestId: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    petId: integer()
      .notNull()
      .references(() => pets.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.petId] }),
    index("request_animals_by_pet").on(table.petId),
  ],
);

/** The picture of a request; a table of its own, as pictures have ids of their own. */
export const requestImages = pgTable("request_images", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  requestId: integer()
    .notNull()
    .unique("request_images_one_of_each_request")
    .references(() => requests.id, { onDelete: "cascade" }),
  ...imageColumns(),
  createdAt: createdAt(),
});

/** Who looked today, so that nobody counts twice; not who they are, and gone the next day. */
export const requestViews = pgTable(
  "request_views",
  {
    requestId: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    viewedOn: date({ mode: "string" }).notNull(),
    visitor: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.viewedOn, table.visitor] }),
    index("request_views_by_day").on(table.viewedOn),
  ],
);
