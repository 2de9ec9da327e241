import { expect, it } from "vitest";
import { figureNames } from "#contract/admin/figures.ts";
import { type FiguresByDay, lastDayBefore, partsOf, sumOf, wholeOf } from "./figures.rules.ts";

it("divides a period into days, or into weeks, with the last day in the last one", () => {
  const week = partsOf("week", "2026-11-15");
  expect(week).toHaveLength(7);
  expect(wholeOf(week)).toEqual({ from: "2026-11-09", until: "2026-11-15" });
  expect(wholeOf(partsOf("month", "2026-11-15"))).toEqual({
    from: "2026-10-19",
    until: "2026-11-15",
  });
  const year = partsOf("year", "2026-11-15");
  expect(year).toHaveLength(52);
  expect(year.at(-1)).toEqual({ from: "2026-11-09", until: "2026-11-15" });
  expect(year.at(-2)).toEqual({ from: "2026-11-02", until: "2026-11-08" });
  expect(wholeOf(year).from).toBe("2025-11-17");
  expect(lastDayBefore(wholeOf(week))).toBe("2026-11-08");
});

it("has every day of a period in one part, whatever the clocks do", () => {
  // Over both changes of the clock.
  for (const period of ["week", "month", "year"] as const) {
    const parts = partsOf(period, "2026-11-03");
    for (const [nr, part] of parts.slice(1).entries()) {
      expect(lastDayBefore(part)).toBe(parts[nr]?.until);
    }
  }
});

it("adds up what happens, and takes what there is as it was in the end", () => {
  const nothing = new Map<string, number>();
  const names = figureNames.map((name) => [name, nothing]);
  const none = Object.fromEntries(names) as FiguresByDay;
  const byDay: FiguresByDay = {
    ...none,
    searches: new Map([
      ["2026-11-08", 100],
      ["2026-11-09", 3],
      ["2026-11-15", 4],
      ["2026-11-16", 100],
    ]),
    activeSubscriptions: new Map([
      ["2026-11-14", 5],
      ["2026-11-15", 6],
    ]),
  };
  const span = { from: "2026-11-09", until: "2026-11-15" };
  expect(sumOf(byDay, span)).toMatchObject({
    searches: 7,
    activeSubscriptions: 6,
    signUpsOwners: 0,
  });
});
