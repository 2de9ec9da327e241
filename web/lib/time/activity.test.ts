import { expect, it } from "vitest";
import { activityOf } from "./activity.ts";

const now = new Date("2026-11-15T09:30:00Z");

it.each([
  ["2026-11-15T09:00:00Z", "activeToday"],
  // Half past midnight in Amsterdam, still yesterday in Greenwich.
  ["2026-11-14T23:30:00Z", "activeToday"],
  ["2026-11-14T22:00:00Z", "activeYesterday"],
  ["2026-11-10T12:00:00Z", "activeThisWeek"],
  ["2026-10-20T12:00:00Z", "activeThisMonth"],
  ["2026-09-01T12:00:00Z", null],
  [undefined, null],
])("%s is %s", (at, words) => {
  expect(activityOf(at, now)).toBe(words);
});
