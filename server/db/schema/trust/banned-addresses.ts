import { pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "../columns.ts";

/** Addresses of people who were banned and have deleted their accounts, as keyed hashes. */
export const bannedAddresses = pgTable("banned_addresses", {
  addressHash: text().primaryKey(),
  createdAt: createdAt(),
});
