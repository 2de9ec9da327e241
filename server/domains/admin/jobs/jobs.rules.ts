/** Moments and days are no words about anybody. */
const moment = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2}))?$/;
const leftOut = "…";

/**
 * What a job or an event is about, as an admin may see it: numbers lead to what it concerns, and every
 * word could be somebody's.
 */
export function withoutWords(value: unknown): unknown {
  if (typeof value === "string") return moment.test(value) ? value : leftOut;
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutWords(each)]));
}
