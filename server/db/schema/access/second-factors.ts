import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "../account.ts";
import { createdAt, encryptedColumns, instantAt } from "../columns.ts";

/** Whose log-in takes a code besides the first proof: it is on as long as there is a row. */
export const secondFactors = pgTable(
  "second_factors",
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The secret that codes are made of. */
    ...encryptedColumns(),
    /** The half minute of the last code that was taken: none of it, or of one before, is taken again. */
    lastStep: integer().notNull(),
    createdAt: createdAt(),
    /** Wrong codes in a row, whichever ticket they came with; as for wrong passwords. */
    failures: integer().notNull().default(0),
    lastFailedAt: instantAt(),
    blockedUntil: instantAt(),
  },
  (table) => [index("second_factors_by_key").on(table.keyId)],
);

/** A secret that was shown and not yet confirmed by a code; the newest counts. */
export const secondFactorSetups = pgTable(
  "second_factor_setups",
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    ...encryptedColumns(),
    createdAt: createdAt(),
  },
  (table) => [index("second_factor_setups_by_key").on(table.keyId)],
);

/** For when the phone is lost; a row goes when its code is used. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => secondFactors.userId, { onDelete: "cascade" }),
    codeHash: text().notNull(),
  },
  (table) => [unique("recovery_codes_of_user").on(table.userId, table.codeHash)],
);
