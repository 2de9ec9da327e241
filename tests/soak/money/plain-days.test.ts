import { expect, test } from "vitest";
import {
  amsterdamClock,
  amsterdamDay,
  amsterdamMoment,
  daysFrom,
  plusDays,
  plusMonths,
} from "./plain-days.ts";

test.each([
  ["2027-01-31", 1, "2027-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2027-11-30", 3, "2028-02-29"],
  ["2027-12-31", 1, "2028-01-31"],
])("%s and %i months is %s", (day, months, later) => {
  expect(plusMonths(day, months)).toBe(later);
});

test.each([
  ["2027-03-28T00:59:59Z", "2027-03-28"],
  ["2027-03-27T22:59:59Z", "2027-03-27"],
  ["2027-03-27T23:00:00Z", "2027-03-28"],
  ["2027-03-28T22:00:00Z", "2027-03-29"],
  ["2027-10-30T21:59:59Z", "2027-10-30"],
  ["2027-10-30T22:00:00Z", "2027-10-31"],
  ["2027-10-31T22:59:59Z", "2027-10-31"],
  ["2027-10-31T23:00:00Z", "2027-11-01"],
])("it is the day %s in Amsterdam: %s", (moment, day) => {
  expect(amsterdamDay(new Date(moment))).toBe(day);
});

test("days are counted over clock changes and leap days", () => {
  expect(plusDays("2027-03-27", 2)).toBe("2027-03-29");
  expect(daysFrom("2028-02-28", "2028-03-01")).toBe(2);
});

test.each([
  ["2027-01-15", "17:00", "2027-01-15T16:00:00.000Z"],
  ["2027-03-28", "01:59", "2027-03-28T00:59:00.000Z"],
  ["2027-03-28", "02:30", "2027-03-28T01:30:00.000Z"],
  ["2027-03-28", "05:00", "2027-03-28T03:00:00.000Z"],
  ["2027-10-31", "02:30", "2027-10-31T00:30:00.000Z"],
  ["2027-10-31", "03:00", "2027-10-31T02:00:00.000Z"],
])("on %s at %s it is %s", (day, time, moment) => {
  expect(new Date(amsterdamMoment(day, time)).toISOString()).toBe(moment);
});

test.each([
  ["2027-03-28T00:59:59Z", "2027-03-28", "01:59"],
  ["2027-03-28T01:00:00Z", "2027-03-28", "03:00"],
  ["2027-10-31T00:59:59Z", "2027-10-31", "02:59"],
  ["2027-10-31T01:00:00Z", "2027-10-31", "02:00"],
])("at %s the clock shows %s, %s", (moment, day, time) => {
  expect(amsterdamClock(Date.parse(moment))).toEqual({ day, time });
});
