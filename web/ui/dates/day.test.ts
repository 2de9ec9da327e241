import { expect, test } from "vitest";
import { dayInWords, outsideLimits, toCalendarDate } from "./day.ts";

test.each([
  ["2027-03-14", "2027-03-14"],
  ["2027-02-30", undefined],
  ["gisteren", undefined],
  ["", undefined],
  [null, undefined],
])("%j becomes a calendar day or nothing", (on, expected) => {
  expect(toCalendarDate(on)?.toString()).toBe(expected);
});

test.each([
  ["2027-03-14", "nl-NL", "14 maart 2027"],
  ["2027-03-14", "en-US", "March 14, 2027"],
  ["onzin", "nl-NL", "onzin"],
])("%j in %s", (on, locale, expected) => {
  expect(dayInWords(on, locale)).toBe(expected);
});

test.each([
  ["2027-03-13", "early"],
  ["2027-03-14", null],
  ["2027-04-01", null],
  ["2027-04-02", "late"],
])("%s against its limits", (on, expected) => {
  expect(outsideLimits(on, { min: "2027-03-14", max: "2027-04-01" })).toBe(expected);
});
