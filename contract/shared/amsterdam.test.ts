import { expect, it } from "vitest";
import { amsterdamClock, dayInAmsterdam } from "./amsterdam.ts";
import { hourMs } from "./durations.ts";

const known = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "medium",
});

it("shows every hour from 2020 until 2040 as the zone's own rules do", () => {
  const different: string[] = [];
  for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2040, 0, 1); at += hourMs) {
    const shown = amsterdamClock(new Date(at)).toISOString().slice(0, 19).replace("T", " ");
    if (shown !== known.format(at)) different.push(`${shown}, not ${known.format(at)}`);
  }
  expect(different).toEqual([]);
});

it.each([
  ["2027-03-28T00:59:59Z", "2027-03-28T01:59:59"],
  ["2027-03-28T01:00:00Z", "2027-03-28T03:00:00"],
  ["2027-10-31T00:59:59Z", "2027-10-31T02:59:59"],
  ["2027-10-31T01:00:00Z", "2027-10-31T02:00:00"],
])("at %s the clock shows %s", (at, shown) => {
  expect(amsterdamClock(new Date(at)).toISOString().slice(0, 19)).toBe(shown);
});

it("knows the day on both sides of midnight", () => {
  expect(dayInAmsterdam(new Date("2026-11-15T22:59:00Z"))).toBe("2026-11-15");
  expect(dayInAmsterdam(new Date("2026-11-15T23:01:00Z"))).toBe("2026-11-16");
});

it("refuses what is no date", () => {
  expect(() => dayInAmsterdam(new Date("tomorrow"))).toThrow(RangeError);
});
