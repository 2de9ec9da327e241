import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { type AlertFilters, alertTypes, frequencies } from "#contract/notices/alerts.ts";
import { users } from "../account.ts";
import { createdAt, instantAt } from "../columns.ts";

/** Somebody wants to hear of what is new near a place. */
export const alerts = pgTable(
  "alerts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text({ enum: alertTypes }).notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** The name of the place and its slug; absent where somebody only said 'here'. */
    placeName: text(),
    citySlug: text(),
    /** Where it was asked for by one. */
    postalCode: text(),
    distanceKm: doublePrecision().notNull(),
    filters: jsonb().$type<AlertFilters>().notNull(),
    frequency: text({ enum: frequencies }).notNull(),
    isActive: boolean().notNull(),
    /** What was first shown after this is new to it. */
    newSince: instantAt().notNull(),
    /** When it was last looked what there is; absent before the first time. */
    lookedAt: instantAt(),
    /** When it is to be looked next: a five o'clock in Amsterdam. */
    nextAt: instantAt().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("alerts_of_user").on(table.userId),
    index("alerts_due").on(table.nextAt).where(sql`is_active`),
  ],
);

/**
 * What somebody was told of, by whichever of their alerts: nobody hears of the same twice. A profile or
 * a request, without a key to it: who goes and comes back is not new.
 */
export const toldItems = pgTable(
  "alert_told_items",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text({ enum: alertTypes }).notNull(),
    itemId: integer().notNull(),
    toldAt: instantAt().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.type, table.itemId] }),
    index("alert_told_items_told").on(table.toldAt),
  ],
);
