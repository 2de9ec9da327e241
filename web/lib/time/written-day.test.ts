import { describe, expect, it } from "vitest";
import { readWrittenDay, writtenDay } from "./written-day.ts";

describe("a day as people write it", () => {
  it.each([
    ["31-12-2026", "2026-12-31"],
    ["1-2-2027", "2027-02-01"],
    [" 01.02.2027 ", "2027-02-01"],
    ["1/2/2027", "2027-02-01"],
    ["2027-02-01", "2027-02-01"],
    ["", ""],
    ["volgende week", "volgende week"],
    ["1-2-27", "1-2-27"],
  ])("reads %j as %j", (text, iso) => {
    expect(readWrittenDay(text)).toBe(iso);
  });

  it.each([
    ["2026-12-31", "31-12-2026"],
    ["volgende week", "volgende week"],
    ["", ""],
  ])("writes %j as %j", (iso, text) => {
    expect(writtenDay(iso)).toBe(text);
  });
});
