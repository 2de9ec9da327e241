import { expect, it } from "vitest";
import { wireBooking, wireIntroduction } from "#tests/factories/wire-bookings.ts";
import { datesValuesOf, periodOf, withVisits } from "./dates-form.tsx";

it("begins with what stands, and sends it as it is", () => {
  expect(periodOf(datesValuesOf(wireBooking(1)))).toEqual({
    startDate: "2026-12-19",
    time: "18:00",
    endDate: "2026-12-26",
    endTime: "08:00",
    visits: ["08:00", "18:00"],
  });
  expect(periodOf(datesValuesOf(wireIntroduction(1)))).toEqual({
    startDate: "2026-12-18",
    time: "16:00",
    endDate: "2026-12-18",
    endTime: "17:00",
  });
});

it("leaves out what was emptied", () => {
  const values = {
    ...datesValuesOf(wireBooking(1)),
    endDate: null,
    endTime: "",
    visits: ["08:00", ""],
  };
  expect(periodOf(values)).toEqual({ startDate: "2026-12-19", time: "18:00", visits: ["08:00"] });
});

it.each([
  [["08:00", "12:00", "18:00"], "18:00", "08:00"],
  [["09:00", "18:00"], "18:00", "18:00"],
  [["20:00", "08:00"], "08:00", "08:00"],
  [["09:00"], "09:00", "09:00"],
  [[""], "18:00", "08:00"],
])("visits at %j begin at %s and end at %s", (visits, time, endTime) => {
  const changed = withVisits(datesValuesOf(wireBooking(1)), visits);
  expect([changed.time, changed.endTime]).toEqual([time, endTime]);
});
