import { boolean, doublePrecision, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { instantAt } from "./columns.ts";

/** Where a user lives. The exact point never leaves; others get the moved one, which never changes. */
export const addresses = pgTable("addresses", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  street: text().notNull(),
  houseNumber: text().notNull(),
  postalCode: text().notNull(),
  neighborhood: text(),
  city: text().notNull(),
  /** The city in addresses of pages; looked up when this is written, and never again. */
  citySlug: text().notNull(),
  country: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** False: only the place was found, and the point is its middle. */
  isPrecise: boolean().notNull(),
  publicLatitude: doublePrecision().notNull(),
  publicLongitude: doublePrecision().notNull(),
  changedAt: instantAt().notNull(),
});
