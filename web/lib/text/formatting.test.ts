import { describe, expect, it } from "vitest";
import {
  formatDate,
  formatDay,
  formatMoment,
  formatMoney,
  formatNumber,
  formatRecent,
  formatTime,
} from "./formatting.ts";

describe("formatNumber", () => {
  it.each([
    [0, 0, "0"],
    [999, 0, "999"],
    [1_000, 0, "1.000"],
    [1_234_567, 0, "1.234.567"],
    [-1_234, 0, "-1.234"],
    [4.25, 1, "4,3"],
    [4.9, 1, "4,9"],
    [1_234.5, 2, "1.234,50"],
    [-0.2, 0, "0"],
    [999.9, 0, "1.000"],
  ])("%d with %d decimals: %s", (value, decimals, expected) => {
    expect(formatNumber(value, decimals)).toBe(expected);
  });
});

describe("formatMoney", () => {
  it.each([
    [0, "€\u00a00"],
    [1_200, "€\u00a012"],
    [1_250, "€\u00a012,50"],
    [5, "€\u00a00,05"],
    [123_456_789, "€\u00a01.234.567,89"],
    [-250, "-€\u00a02,50"],
  ])("%d cents: %s", (cents, expected) => {
    expect(formatMoney(cents)).toBe(expected);
  });
});

describe("dates", () => {
  it.each([
    ["2026-11-15", "nl", "zo 15 nov 2026"],
    ["2026-11-15", "en", "Sun 15 Nov 2026"],
    ["2026-03-02", "nl", "ma 2 mrt 2026"],
    ["2024-02-29", "en", "Thu 29 Feb 2024"],
    // Late in the evening in UTC is the next day here.
    ["2026-11-14T23:30:00Z", "nl", "zo 15 nov 2026"],
  ] as const)("%s in %s: %s", (value, locale, expected) => {
    expect(formatDate(value, locale)).toBe(expected);
  });

  it.each([
    ["2026-11-15T13:00:00Z", "14:00"],
    ["2026-07-15T13:05:00Z", "15:05"],
    ["2026-11-14T23:00:00Z", "00:00"],
    // The hour that is skipped, and the one that comes twice.
    ["2026-03-29T00:59:00Z", "01:59"],
    ["2026-03-29T01:00:00Z", "03:00"],
    ["2026-10-25T00:30:00Z", "02:30"],
    ["2026-10-25T01:30:00Z", "02:30"],
  ])("%s is %s on the clock", (instant, expected) => {
    expect(formatTime(instant)).toBe(expected);
  });

  const now = new Date("2026-11-15T22:30:00Z");
  it.each([
    ["2026-11-15T13:00:00Z", "nl", "vandaag 14:00"],
    ["2026-11-15T13:00:00Z", "en", "today 14:00"],
    ["2026-11-15T23:15:00Z", "nl", "morgen 00:15"],
    ["2026-11-14T23:15:00Z", "nl", "vandaag 00:15"],
    ["2026-11-14T22:15:00Z", "en", "yesterday 23:15"],
    ["2026-11-17T08:00:00Z", "nl", "di 17 nov 2026 09:00"],
  ] as const)("%s, seen late on the 15th, in %s: %s", (instant, locale, expected) => {
    expect(formatMoment(instant, locale, now)).toBe(expected);
  });

  it("counts days by the calendar, not by hours", () => {
    expect(formatDay("2026-11-16", "nl", now)).toBe("morgen");
    const springForward = new Date("2026-03-28T22:30:00Z");
    expect(formatDay("2026-03-29", "nl", springForward)).toBe("morgen");
    expect(formatDay("2026-03-30", "nl", springForward)).toBe("ma 30 mrt 2026");
  });
});

describe("formatRecent", () => {
  const now = new Date("2026-11-15T13:00:00Z");
  it.each([
    ["2026-11-15T08:30:00Z", "nl", "09:30"],
    // A clock at the other side that is ahead of ours.
    ["2026-11-15T23:30:00Z", "nl", "00:30"],
    ["2026-11-14T22:30:00Z", "nl", "gisteren"],
    ["2026-11-14T12:00:00Z", "en", "yesterday"],
    ["2026-11-09T12:00:00Z", "nl", "ma"],
    ["2026-11-08T12:00:00Z", "nl", "8 nov"],
    ["2025-06-03T12:00:00Z", "en", "3 Jun 2025"],
  ] as const)("%s in %s: %s", (instant, locale, expected) => {
    expect(formatRecent(instant, locale, now)).toBe(expected);
  });
});
