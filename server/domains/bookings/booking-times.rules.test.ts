import { describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { clockAt, dayOf, instantOf, momentInAmsterdam } from "#server/platform/amsterdam-time.ts";
import { type PeriodForm, toPeriod, visitMinutesOf } from "./booking-times.rules.ts";

const now = new Date("2026-03-01T09:30:00Z");
const stay = { kind: "booking", visitMinutes: null } as const;
const visits = { kind: "booking", visitMinutes: 30 } as const;
const meeting = { kind: "introduction", visitMinutes: null } as const;

function periodOf(form: PeriodForm, terms: Parameters<typeof toPeriod>[1], at = now) {
  const when = toPeriod(form, terms, at);
  if ("problems" in when) throw new Error(JSON.stringify(when.problems));
  const { startsAt, endsAt, ...period } = when.period;
  return { ...period, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

function problemsOf(form: PeriodForm, terms: Parameters<typeof toPeriod>[1], at = now) {
  const when = toPeriod(form, terms, at);
  return "problems" in when ? when.problems : {};
}

describe("the clock in Amsterdam", () => {
  it.each([
    // An ordinary winter and summer day.
    ["2026-12-20", "09:30", "2026-12-20T08:30:00.000Z", "2026-12-20T09:30:00+01:00"],
    ["2026-07-01", "09:30", "2026-07-01T07:30:00.000Z", "2026-07-01T09:30:00+02:00"],
    // Before, in and after the hour that is skipped.
    ["2026-03-29", "01:59", "2026-03-29T00:59:00.000Z", "2026-03-29T01:59:00+01:00"],
    ["2026-03-29", "02:30", "2026-03-29T01:30:00.000Z", "2026-03-29T03:30:00+02:00"],
    ["2026-03-29", "03:00", "2026-03-29T01:00:00.000Z", "2026-03-29T03:00:00+02:00"],
    ["2027-03-28", "02:30", "2027-03-28T01:30:00.000Z", "2027-03-28T03:30:00+02:00"],
    // Of the hour that comes twice, the first.
    ["2026-10-25", "02:30", "2026-10-25T00:30:00.000Z", "2026-10-25T02:30:00+02:00"],
    ["2026-10-25", "03:00", "2026-10-25T02:00:00.000Z", "2026-10-25T03:00:00+01:00"],
    ["2027-10-31", "02:30", "2027-10-31T00:30:00.000Z", "2027-10-31T02:30:00+02:00"],
  ])("shows %s %s at %s", (date, time, instant, moment) => {
    expect(instantOf(date, time).toISOString()).toBe(instant);
    expect(momentInAmsterdam(new Date(instant))).toBe(moment);
  });

  it("tells the day of a moment, and leaves a day as it is", () => {
    expect(dayOf("2026-12-20")).toBe("2026-12-20");
    expect(dayOf("2026-12-19T23:30:00Z")).toBe("2026-12-20");
    expect(dayOf("2026-12-20T00:30:00+02:00")).toBe("2026-12-19");
    expect(dayOf("2026-12-20T23:30:00")).toBe("2026-12-20");
    expect(clockAt(new Date("2026-12-31T23:15:00Z"))).toEqual({
      date: "2027-01-01",
      time: "00:15",
    });
  });
});

describe("a stay", () => {
  const form = { startDate: "2026-03-28", time: "10:00", endDate: "2026-03-30", endTime: "10:00" };

  it("is an hour shorter when the clock is put forward, and longer when it is put back", () => {
    const hours = (which: PeriodForm) => {
      const { startsAt, endsAt } = periodOf(which, stay);
      return (Date.parse(endsAt) - Date.parse(startsAt)) / hourMs;
    };
    expect(hours(form)).toBe(47);
    expect(hours({ ...form, startDate: "2026-10-24", endDate: "2026-10-26" })).toBe(49);
    expect(hours({ ...form, startDate: "2027-03-27", endDate: "2027-03-29" })).toBe(47);
    expect(hours({ ...form, startDate: "2027-10-30", endDate: "2027-11-01" })).toBe(49);
  });

  it("needs both ends", () => {
    expect(problemsOf({ startDate: "2026-03-28" }, stay)).toEqual({
      time: "required",
      endDate: "required",
      endTime: "required",
    });
  });

  it("ends after it begins, within a year, and begins no sooner than now", () => {
    expect(problemsOf({ ...form, endDate: "2026-03-27" }, stay)).toEqual({
      endDate: "endBeforeStart",
    });
    expect(problemsOf({ ...form, endDate: "2026-03-28" }, stay)).toEqual({
      endTime: "endBeforeStart",
    });
    expect(problemsOf({ ...form, endDate: "2027-03-28" }, stay)).toEqual({});
    expect(problemsOf({ ...form, endDate: "2027-03-29" }, stay)).toEqual({
      endDate: "longerThanAYear",
    });
    expect(problemsOf({ ...form, startDate: "2026-02-28" }, stay)).toEqual({
      startDate: "datePast",
    });
    expect(problemsOf({ ...form, startDate: "2026-03-01", time: "10:30" }, stay)).toEqual({
      time: "timePast",
    });
    expect(problemsOf({ ...form, startDate: "2026-03-01", time: "10:31" }, stay)).toEqual({});
  });
});

describe("visits", () => {
  it("begin with the first and end when who came last has gone", () => {
    const form = {
      startDate: "2026-03-28",
      endDate: "2026-03-29",
      visits: ["18:00", "08:00", "18:00"],
    };
    expect(periodOf(form, visits)).toEqual({
      startDate: "2026-03-28",
      time: "08:00",
      endDate: "2026-03-29",
      endTime: "18:00",
      visits: ["08:00", "18:00"],
      startsAt: "2026-03-28T07:00:00.000Z",
      endsAt: "2026-03-29T16:30:00.000Z",
    });
  });

  it("of a single time are one a day", () => {
    expect(periodOf({ startDate: "2026-03-28", time: "12:00" }, visits)).toMatchObject({
      endDate: "2026-03-28",
      endTime: "12:00",
      visits: ["12:00"],
      endsAt: "2026-03-28T11:30:00.000Z",
    });
  });

  it("that all fall outside of the first and last times are none", () => {
    const form = {
      startDate: "2026-03-28",
      time: "09:00",
      endTime: "17:00",
      visits: ["08:00", "18:00"],
    };
    expect(problemsOf(form, visits)).toEqual({ visits: "required" });
  });

  it("take as long as the sitter says, else as long as is usual", () => {
    expect(visitMinutesOf("house_visit", null)).toBe(30);
    expect(visitMinutesOf("house_visit", 45)).toBe(45);
    expect(visitMinutesOf("dog_walking_service", null)).toBe(60);
    expect(visitMinutesOf("daycare_at_sitter_home", 45)).toBeNull();
    expect(visitMinutesOf(null, null)).toBeNull();
  });
});

describe("an introduction", () => {
  it("reads the same again in the hour that comes twice", () => {
    const form = { startDate: "2027-10-31", time: "02:30" };
    const when = toPeriod(form, meeting, new Date("2027-10-29T05:00:00Z"));
    if (!("period" in when)) throw new Error("it can't be");
    const { startsAt, endsAt, ...written } = when.period;
    expect(endsAt.getTime() - startsAt.getTime()).toBe(60 * 60_000);
    expect(written).toMatchObject({ endDate: "2027-10-31", endTime: "02:30" });
    const again = toPeriod(written, meeting, new Date("2027-10-29T05:00:00Z"));
    expect(again).toEqual(when);
  });

  it("lasts an hour, also past midnight and over a change of the clock", () => {
    expect(periodOf({ startDate: "2026-03-28", time: "23:30" }, meeting)).toMatchObject({
      endDate: "2026-03-29",
      endTime: "00:30",
    });
    expect(periodOf({ startDate: "2026-03-29", time: "01:30" }, meeting)).toMatchObject({
      endDate: "2026-03-29",
      endTime: "03:30",
    });
  });

  it("lasts as long as was said", () => {
    const form = { startDate: "2026-03-28", time: "14:00", endTime: "14:30" };
    expect(periodOf(form, meeting)).toMatchObject({ endDate: "2026-03-28", endTime: "14:30" });
  });

  it("needs a time", () => {
    expect(problemsOf({ startDate: "2026-03-28" }, meeting)).toEqual({ time: "required" });
  });
});
