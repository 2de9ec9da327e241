import { expect, it } from "vitest";
import { nextDigestAt } from "./digest-times.ts";

// 15 November 2026 is a Sunday. The clock goes back on 25 October 2026, and forward on 28 March 2027.
it.each([
  ["daily", "2026-11-15T09:30:00Z", "2026-11-15T16:00:00.000Z"],
  ["daily", "2026-11-15T15:59:59Z", "2026-11-15T16:00:00.000Z"],
  ["daily", "2026-11-15T16:00:00Z", "2026-11-16T16:00:00.000Z"],
  // Past midnight in Amsterdam, though not in Greenwich.
  ["daily", "2026-11-15T23:30:00Z", "2026-11-16T16:00:00.000Z"],
  ["daily", "2026-10-24T15:00:00Z", "2026-10-25T16:00:00.000Z"],
  ["daily", "2026-10-25T00:30:00Z", "2026-10-25T16:00:00.000Z"],
  ["daily", "2027-03-27T16:00:00Z", "2027-03-28T15:00:00.000Z"],
  ["daily", "2027-03-28T15:00:00Z", "2027-03-29T15:00:00.000Z"],
  ["weekly", "2026-11-15T09:30:00Z", "2026-11-20T16:00:00.000Z"],
  ["weekly", "2026-11-20T15:00:00Z", "2026-11-20T16:00:00.000Z"],
  ["weekly", "2026-11-20T16:00:00Z", "2026-11-27T16:00:00.000Z"],
  ["weekly", "2026-10-23T15:00:00Z", "2026-10-30T16:00:00.000Z"],
  ["weekly", "2027-03-26T16:00:00Z", "2027-04-02T15:00:00.000Z"],
] as const)("%s after %s: %s", (frequency, after, expected) => {
  expect(nextDigestAt(frequency, new Date(after)).toISOString()).toBe(expected);
});
