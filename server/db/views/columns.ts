import { integer, text } from "drizzle-orm/pg-core";

/** A picture in storage; `imageColumns` of the tables, with its id, by the names that a view needs. */
export function sharedImageColumns() {
  return {
    id: integer("id").notNull(),
    key: text("key").notNull(),
    widths: integer("widths").array().notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    placeholder: text("placeholder").notNull(),
  };
}
