import { expect, it } from "vitest";
import { nextReadAfter } from "./own-calendars.rules.ts";

const now = new Date("2026-11-15T09:30:00Z");

it.each([
  ["one that can be read", 0, 55],
  ["the first time that it can't", 1, 55],
  ["the second time", 2, 110],
  ["the third time", 3, 220],
  ["the fifth time", 5, 880],
  ["a week long", 12, 24 * 60],
  ["for years", 5_000, 24 * 60],
])("%s is read again after a pause that grows, of a day at most", (_case, failures, minutes) => {
  const pauseMs = nextReadAfter(now, { failures }).getTime() - now.getTime();
  expect(pauseMs / 60_000).toBe(minutes);
});
