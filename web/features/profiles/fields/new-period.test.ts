import { describe, expect, it } from "vitest";
import { noPeriod, withAdded } from "./periods.ts";

const summer = { kind: "away" as const, startDate: "2026-08-03", endDate: "2026-08-10" };

describe("withAdded", () => {
  it.each([
    ["nothing was filled in", noPeriod],
    ["only one end is there", { ...noPeriod, from: "2026-05-01" }],
    ["the ends are reversed", { ...noPeriod, from: "2026-05-02", to: "2026-05-01" }],
    ["it is there already", { kind: "away" as const, from: "2026-08-03", to: "2026-08-10" }],
  ])("changes nothing when %s", (_, added) => {
    expect(withAdded([summer], added)).toEqual([summer]);
  });

  it("puts a period in its place on the calendar", () => {
    const added = { kind: "available" as const, from: "2026-05-01", to: "2026-05-01" };
    expect(withAdded([summer], added)).toEqual([
      { kind: "available", startDate: "2026-05-01", endDate: "2026-05-01" },
      summer,
    ]);
  });
});
