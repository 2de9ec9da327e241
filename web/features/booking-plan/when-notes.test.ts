import { describe, expect, it } from "vitest";
import type { Availability } from "#web/lib/time/month-days.ts";
import { misfitsOf } from "./when-notes.tsx";

const workdays = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"] as const;
const availability: Availability = {
  week: workdays.map((weekday) => ({ weekday, parts: ["morning", "afternoon", "evening"] })),
  periods: [
    { kind: "away", startDate: "2026-12-24", endDate: "2026-12-25" },
    { kind: "available", startDate: "2026-12-19", endDate: "2026-12-19" },
  ],
  today: "2026-11-16",
};

describe("days that don't fit", () => {
  it.each([
    ["2026-12-14", "2026-12-18", { none: [], away: [] }],
    ["2026-12-18", "2026-12-20", { none: ["2026-12-20"], away: [] }],
    [
      "2026-12-23",
      "2026-12-27",
      { none: ["2026-12-26", "2026-12-27"], away: ["2026-12-24", "2026-12-25"] },
    ],
    ["2026-12-20", "", { none: ["2026-12-20"], away: [] }],
    ["", "", { none: [], away: [] }],
  ])("from %s to %s", (startDate, endDate, misfits) => {
    expect(misfitsOf({ startDate, endDate }, availability)).toEqual(misfits);
  });

  it("are none where nothing is known of the days", () => {
    const unknown = { ...availability, week: [], periods: [] };
    const whole = { startDate: "2026-12-14", endDate: "2026-12-27" };
    expect(misfitsOf(whole, unknown)).toEqual({ none: [], away: [] });
  });
});
