import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt } from "./columns.ts";
import { profiles } from "./profiles.ts";

/** Whom a user keeps in mind, whichever of their profiles they use. */
export const favorites = pgTable(
  "favorites",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.profileId] }),
    index("favorites_of_profile").on(table.profileId),
  ],
);
