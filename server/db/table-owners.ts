/**
 * Whose the tables of each file in `schema/` are: a domain's, or the platform's. Only the owner's code
 * may import the file; the import rules are generated from this list. Others ask the owner's service,
 * or read what the owner declares for them in `views/<owner>.ts`.
 */
export const tableOwners = {
  account: "account",
  "login-failures": "account",
  "one-time-tokens": "account",
  "social-accounts": "account",
  safety: "safety",
  addresses: "profiles",
  favorites: "profiles",
  profiles: "profiles",
  pets: "pets",
  search: "search",
  requests: "requests",
  chat: "chat",
  bookings: "bookings",
  calendars: "bookings",
  notifications: "notifications",
  idempotency: "platform",
  installation: "platform",
  mail: "platform",
  outbox: "platform",
  sessions: "platform",
  "socket-attachments": "platform",
  uploads: "platform",
} as const;
