import { describe, expect, it } from "vitest";
import type { BadgeProgress } from "#contract/badges/badge-entities.ts";
import { almostDone, builtFirst, isIn, paintedPart, parseView } from "./street.ts";

const made = (name: BadgeProgress["name"], done: number, of: number): BadgeProgress => ({
  name,
  points: 10,
  state: done === 0 ? "not_started" : done === of ? "completed" : "in_progress",
  done,
  of,
});

describe("a street", () => {
  const street = [
    made("first_booking", 1, 1),
    made("ten_bookings", 9, 10),
    made("fifty_bookings", 9, 50),
    made("three_references", 2, 3),
    made("five_pictures", 4, 5),
    made("five_invites", 2, 5),
    made("poster", 0, 1),
  ];

  it("says what is nearly done, the nearest first, and nothing that has hardly begun", () => {
    const names = almostDone(street).map(({ name }) => name);
    expect(names).toEqual(["ten_bookings", "five_pictures", "three_references"]);
    expect(almostDone(street, 9).map(({ name }) => name)).not.toContain("fifty_bookings");
  });

  it.each([
    ["all", 7],
    ["earned", 1],
    ["started", 5],
    ["open", 1],
  ] as const)("shows %s", (view, count) => {
    expect(street.filter((each) => isIn(view, each))).toHaveLength(count);
  });

  it("stands in the order of building", () => {
    const states = street
      .toReversed()
      .toSorted(builtFirst)
      .map(({ state }) => state);
    expect(states[0]).toBe("completed");
    expect(states.at(-1)).toBe("not_started");
  });

  it("is painted as far as it is built", () => {
    expect(street.map(paintedPart).slice(0, 2)).toEqual([1, 0.9]);
  });

  it.each([
    [null, "all"],
    ["earned", "earned"],
    ["king", "all"],
  ])("reads %o as %s", (value, view) => {
    expect(parseView(value)).toBe(view);
  });
});
