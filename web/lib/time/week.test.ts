import { describe, expect, it } from "vitest";
import { sentFields } from "#tests/setup/dom/sent-fields.ts";
import {
  countParts,
  hasPick,
  isInWeek,
  togglePart,
  togglePick,
  type Week,
  weekIn,
} from "./week.ts";

const mondayMorning: Week = [{ weekday: "MONDAY", parts: ["morning"] }];

describe("togglePart", () => {
  it("adds in the order of the day and the week", () => {
    const week = togglePart(
      togglePart(togglePart([], "SUNDAY", "night"), "MONDAY", "evening"),
      "MONDAY",
      "morning",
    );
    expect(week).toEqual([
      { weekday: "MONDAY", parts: ["morning", "evening"] },
      { weekday: "SUNDAY", parts: ["night"] },
    ]);
  });

  it("leaves no day without parts", () => {
    expect(togglePart(mondayMorning, "MONDAY", "morning")).toEqual([]);
  });
});

describe("togglePick", () => {
  it.each([
    ["workdays", 10],
    ["evenings", 7],
    ["weekend", 6],
    ["always", 28],
  ] as const)("%s has %i parts", (pick, count) => {
    const week = togglePick([], pick);
    expect(countParts(week)).toBe(count);
    expect(hasPick(week, pick)).toBe(true);
  });

  it("keeps what was chosen beside it", () => {
    const week = togglePick([{ weekday: "MONDAY", parts: ["night"] }], "weekend");
    expect(isInWeek(week, "MONDAY", "night")).toBe(true);
    expect(countParts(week)).toBe(7);
  });

  it("takes away what is all there, and only that", () => {
    const week = togglePick(togglePick(mondayMorning, "weekend"), "weekend");
    expect(week).toEqual(mondayMorning);
  });

  it("completes what is half there", () => {
    expect(countParts(togglePick(mondayMorning, "workdays"))).toBe(10);
  });
});

it("reads the boxes of a page, in the order of the week, and nothing else", () => {
  const fields = sentFields({
    week: ["SUNDAY-night", "MONDAY-evening", "MONDAY-morning", "FUNDAY-night", "MONDAY"],
    other: "TUESDAY-morning",
  });
  expect(weekIn(fields, "week")).toEqual([
    { weekday: "MONDAY", parts: ["morning", "evening"] },
    { weekday: "SUNDAY", parts: ["night"] },
  ]);
  expect(weekIn(fields, "elsewhere")).toEqual([]);
});
