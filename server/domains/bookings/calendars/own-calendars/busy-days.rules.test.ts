import { describe, expect, it } from "vitest";
import { type BusyTime, busyDaysOf, describeBusyDays, mergeBusyTimes } from "./busy-days.rules.ts";

const today = "2026-11-15";
/** In winter Amsterdam is an hour ahead of UTC. */
const winter = (from: string, until: string): BusyTime => ({
  from: new Date(`${from}:00+01:00`).toISOString(),
  until: new Date(`${until}:00+01:00`).toISOString(),
});
const summer = (from: string, until: string): BusyTime => ({
  from: new Date(`${from}:00+02:00`).toISOString(),
  until: new Date(`${until}:00+02:00`).toISOString(),
});
const one = (day: string) => [{ from: day, until: day }];

describe("a day that a calendar takes", () => {
  it.each([
    ["four hours", [winter("2026-11-20T09:00", "2026-11-20T13:00")], one("2026-11-20")],
    ["a minute less", [winter("2026-11-20T09:00", "2026-11-20T12:59")], []],
    [
      "two appointments that add up",
      [
        winter("2026-11-20T09:00", "2026-11-20T11:00"),
        winter("2026-11-20T15:00", "2026-11-20T17:00"),
      ],
      one("2026-11-20"),
    ],
    [
      "two at the same time count once",
      [
        winter("2026-11-20T09:00", "2026-11-20T11:30"),
        winter("2026-11-20T09:30", "2026-11-20T12:00"),
      ],
      [],
    ],
    ["a night's work", [winter("2026-11-20T22:00", "2026-11-21T08:00")], []],
    [
      "late hours count until ten",
      [winter("2026-11-20T18:00", "2026-11-20T23:30")],
      one("2026-11-20"),
    ],
    ["an hour less of them", [winter("2026-11-20T19:00", "2026-11-20T23:30")], []],
    ["early hours count from eight", [winter("2026-11-20T05:00", "2026-11-20T11:59")], []],
    [
      "a holiday over days",
      [winter("2026-12-24T17:00", "2026-12-28T12:00")],
      [{ from: "2026-12-24", until: "2026-12-28" }],
    ],
    [
      "which begins too late and ends too early for the days at its ends",
      [winter("2026-12-24T18:01", "2026-12-28T11:59")],
      [{ from: "2026-12-25", until: "2026-12-27" }],
    ],
    [
      "days with one between them stay apart",
      [
        winter("2026-11-20T08:00", "2026-11-20T22:00"),
        winter("2026-11-22T08:00", "2026-11-22T22:00"),
      ],
      [...one("2026-11-20"), ...one("2026-11-22")],
    ],
    [
      "over the end of a year",
      [winter("2026-12-31T08:00", "2027-01-01T22:00")],
      [{ from: "2026-12-31", until: "2027-01-01" }],
    ],
    ["what has passed is left out", [winter("2026-11-10T08:00", "2026-11-15T22:00")], one(today)],
    [
      "the day the clock goes forward",
      [summer("2027-03-28T08:00", "2027-03-28T12:00")],
      one("2027-03-28"),
    ],
    ["the day it goes back", [winter("2027-10-31T08:00", "2027-10-31T12:00")], one("2027-10-31")],
    ["a moment", [winter("2026-11-20T09:00", "2026-11-20T09:00")], []],
    ["nothing", [], []],
  ])("%s", (_what, times, expected) => {
    expect(busyDaysOf(times, today)).toEqual(expected);
  });
});

it("shows a sitter what stands in the way of which day", () => {
  const times = [
    winter("2026-11-20T09:00", "2026-11-20T10:30"),
    winter("2026-11-21T22:00", "2026-11-22T13:00"),
  ];
  const away = [{ from: "2026-11-18", until: "2026-11-19" }];
  const days = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"];
  expect(describeBusyDays(days, { away, times })).toEqual([
    { date: "2026-11-19", isAway: true, isTaken: false, times: [] },
    {
      date: "2026-11-20",
      isAway: false,
      isTaken: false,
      times: [{ time: "09:00", endTime: "10:30" }],
    },
    {
      date: "2026-11-21",
      isAway: false,
      isTaken: false,
      times: [{ time: "22:00", endTime: "23:59" }],
    },
    {
      date: "2026-11-22",
      isAway: false,
      isTaken: true,
      times: [{ time: "00:00", endTime: "13:00" }],
    },
  ]);
  expect(describeBusyDays([], { away, times })).toEqual([]);
});

it("joins what overlaps or touches", () => {
  const times = [
    winter("2026-11-20T11:00", "2026-11-20T12:00"),
    winter("2026-11-20T09:00", "2026-11-20T11:00"),
    winter("2026-11-20T09:30", "2026-11-20T10:00"),
    winter("2026-11-20T14:00", "2026-11-20T15:00"),
  ];
  expect(mergeBusyTimes(times)).toEqual([
    winter("2026-11-20T09:00", "2026-11-20T12:00"),
    winter("2026-11-20T14:00", "2026-11-20T15:00"),
  ]);
});
