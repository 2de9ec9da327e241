import { customType, timestamp } from "drizzle-orm/pg-core";

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
