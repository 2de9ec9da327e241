import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instantAt } from "./columns.ts";

/** Facts about this installation that must not depend on how it is started, such as the demo choice. */
export const installation = pgTable("installation", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/** A file of a release: where it lies in the one that holds all of them, and whether as brotli. */
export type ReleaseFile = { at: number; length: number; isBrotli: boolean };

/** Builds of the web that were served here, of which pages may be open still. */
export const releases = pgTable("releases", {
  /** Made of the names of its files, and the same in every process that runs it. */
  id: text().primaryKey(),
  /** By the path at which browsers ask for them. */
  files: jsonb().$type<Readonly<Record<string, ReleaseFile>>>().notNull(),
  /** A process that runs it says so every few minutes. */
  lastUsedAt: instantAt().notNull(),
});
