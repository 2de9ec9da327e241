import { customType, integer, text, timestamp } from "drizzle-orm/pg-core";

/** Text that compares without regard to case, for e-mail addresses. */
export const citext = customType<{ data: string }>({
  dataType: () => "citext",
});

export function instantAt() {
  return timestamp({ withTimezone: true, mode: "date" });
}

export function createdAt() {
  return instantAt().notNull().defaultNow();
}

/** A picture in storage; see `platform/images/kept-images.ts`. */
export function imageColumns() {
  return {
    key: text().notNull(),
    widths: integer().array().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
  };
}
