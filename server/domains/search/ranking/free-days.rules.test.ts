import { describe, expect, it } from "vitest";
import { askedDays, dayNumber, isFree } from "./free-days.rules.ts";
import { maskOf, traitBits } from "./traits.rules.ts";

const monday = maskOf(traitBits.days, ["MONDAY"]);
const weekdaysOnly = maskOf(traitBits.days, [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
]);
const period = (from: string, to: string) => [dayNumber(from), dayNumber(to)];

describe("being free on all days asked for", () => {
  // 14 December 2026 is a Monday.
  it.each([
    ["the ordinary week has it", monday, null, null, "2026-12-14/2026-12-14", true],
    ["it has not", monday, null, null, "2026-12-15/2026-12-15", false],
    ["some days of it", monday, null, null, "2026-12-14/2026-12-15", false],
    ["all working days", weekdaysOnly, null, null, "2026-12-14/2026-12-18", true],
    ["and the weekend", weekdaysOnly, null, null, "2026-12-14/2026-12-20", false],
    [
      "extra days make up for it",
      weekdaysOnly,
      period("2026-12-19", "2026-12-20"),
      null,
      "2026-12-14/2026-12-20",
      true,
    ],
    [
      "only for those that they are",
      weekdaysOnly,
      period("2026-12-19", "2026-12-19"),
      null,
      "2026-12-14/2026-12-20",
      false,
    ],
    [
      "a day away takes it back",
      weekdaysOnly,
      null,
      period("2026-12-16", "2026-12-16"),
      "2026-12-14/2026-12-18",
      false,
    ],
    [
      "away wins over extra",
      0,
      period("2026-12-14", "2026-12-18"),
      period("2026-12-18", "2026-12-25"),
      "2026-12-14/2026-12-18",
      false,
    ],
    [
      "away another time",
      monday,
      null,
      period("2027-01-01", "2027-01-09"),
      "2026-12-14/2026-12-14",
      true,
    ],
  ])("%s", (_what, traits, extra, away, vacation, expected) => {
    expect(isFree(traits, { extra, away }, askedDays(vacation))).toBe(expected);
  });
});
