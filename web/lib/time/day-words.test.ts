import { describe, expect, it } from "vitest";
import {
  dayOfMonthInWords,
  monthInWords,
  periodInWords,
  timeInWords,
  weekdayAndDayInWords,
  weekdayPeriodInWords,
} from "./day-words.ts";

const today = "2026-11-15";

describe("days in words", () => {
  it("name the month and the year", () => {
    expect(monthInWords("2026-03-14", "nl")).toBe("maart 2026");
    expect(monthInWords("2026-03", "en")).toBe("March 2026");
  });

  it.each([
    ["2026-12-03", "nl", "3 december"],
    ["2027-01-03", "nl", "3 januari 2027"],
    ["2026-12-25", "en", "25 December"],
  ] as const)("%s in %s is %s", (on, locale, words) => {
    expect(dayOfMonthInWords(on, locale, today)).toBe(words);
  });

  it.each([
    ["2026-12-03", "2026-12-10", { from: "3", to: "10 december" }],
    ["2026-11-28", "2026-12-04", { from: "28 november", to: "4 december" }],
    ["2026-12-28", "2027-01-04", { from: "28 december 2026", to: "4 januari 2027" }],
    ["2027-08-03", "2027-08-10", { from: "3", to: "10 augustus 2027" }],
  ])("from %s to %s", (startDate, endDate, words) => {
    expect(periodInWords({ startDate, endDate }, "nl", today)).toEqual(words);
  });

  it.each([
    ["2026-12-19", "nl", "short", "za 19 december"],
    ["2026-12-20", "nl", "long", "zondag 20 december"],
    ["2027-03-28", "en", "short", "Sun 28 March 2027"],
    ["2028-02-29", "nl", "short", "di 29 februari 2028"],
  ] as const)("%s in %s, %s, is %s", (on, locale, length, words) => {
    expect(weekdayAndDayInWords(on, locale, today, length)).toBe(words);
  });

  it.each([
    ["2026-12-19", "2026-12-26", { from: "za 19", to: "za 26 december" }],
    ["2026-11-28", "2026-12-04", { from: "za 28 november", to: "vr 4 december" }],
    ["2026-12-28", "2027-01-04", { from: "ma 28 december 2026", to: "ma 4 januari 2027" }],
  ])("with their weekdays, from %s to %s", (startDate, endDate, words) => {
    expect(weekdayPeriodInWords({ startDate, endDate }, "nl", today)).toEqual(words);
  });

  it.each([
    ["08:00", "8:00"],
    ["18:30", "18:30"],
    ["00:15", "0:15"],
  ])("%s is %s", (time, words) => {
    expect(timeInWords(time)).toBe(words);
  });
});
