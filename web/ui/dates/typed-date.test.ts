import { describe, expect, it } from "vitest";
import { sentFields } from "#tests/setup/dom/sent-fields.ts";
import { joinDate, splitDate, toIsoDay, typedDateIn } from "./typed-date.ts";

describe("toIsoDay", () => {
  it.each([
    ["1990-5-1", "1990-05-01"],
    ["1990-05-01", "1990-05-01"],
    ["2000-2-29", "2000-02-29"],
    ["1900-2-29", null],
    ["1990-4-31", null],
    ["1990-13-1", null],
    ["1990-0-1", null],
    ["90-5-1", null],
    ["-5-1", null],
    ["1990--", null],
    ["", null],
  ])("%s: %s", (typed, iso) => {
    expect(toIsoDay(typed)).toBe(iso);
  });
});

describe("joinDate", () => {
  it.each([
    [{ year: "1990", month: "5", day: "1" }, "1990-5-1"],
    [{ year: "19905", month: "512", day: "1e" }, "1990-51-1"],
    [{ year: "", month: "5", day: "" }, "-5-"],
    [{ year: "", month: "", day: "" }, ""],
  ])("%j: %s", (parts, value) => {
    expect(joinDate(parts)).toBe(value);
  });

  it("splits again into what was typed", () => {
    expect(splitDate("-5-")).toEqual({ year: "", month: "5", day: "" });
  });
});

it.each([
  [{ "born-day": "1", "born-month": "5", "born-year": "1990" }, "1990-5-1"],
  [{ "born-day": "", "born-month": "", "born-year": "" }, ""],
  [{ "born-day": "1" }, undefined],
  [{}, undefined],
])("%j is read as %s", (fields, typed) => {
  expect(typedDateIn(sentFields(fields), "born")).toBe(typed);
});
