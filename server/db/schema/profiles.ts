import { boolean, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { profileTypes } from "#contract/profiles.ts";
import { users } from "./account.ts";
import { createdAt } from "./columns.ts";

export const profiles = pgTable(
  "profiles",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    profileType: text({ enum: profileTypes }).notNull(),
    isRegistering: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [unique("profiles_one_of_each_type").on(table.userId, table.profileType)],
);
