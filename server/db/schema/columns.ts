import { customType, integer, text, timestamp } from "drizzle-orm/pg-core";

/** Text that compares without regard to case, for e-mail addresses. */
export const citext = customType<{ data: string }>({
  dataType: () => "citext",
});

/** Named where Drizzle can't do it by the key, as in views. */
export function instantAt(name = "") {
  return timestamp(name, { withTimezone: true, mode: "date" });
}

export function createdAt() {
  return instantAt().notNull().defaultNow();
}

/** A picture in storage; see `platform/images/stored-images.ts`. */
export function imageColumns() {
  return {
    key: text().notNull(),
    widths: integer().array().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
  };
}

/** What was written, encrypted, and with which key: those of another one are found by it. */
export function encryptedColumns() {
  return { keyId: text().notNull(), encrypted: text().notNull() };
}
