/**
 * The written order of the domains. A domain may call the service of an earlier one and never of
 * a later one; `app.ts` registers them in this order and the import rules are generated from it.
 */
export const domainOrder = [
  "account",
  "notify",
  "safety",
  "profiles",
  "pets",
  "subscriptions",
  "search",
  "requests",
  "chat",
  "bookings",
  "intake-forms",
  "logbooks",
  "reviews",
  "references",
  "badges",
  "reminders",
  "alerts",
  "content",
  "admin",
  "privacy",
] as const;

export type Domain = (typeof domainOrder)[number];
