import { expect, it } from "vitest";
import type { When } from "../booking-dates.ts";
import { shiftOf } from "./shift-picture.tsx";

const when = (first: string, last: string, time = "18:00"): When => ({
  startDate: `2026-12-${first}T${time}:00+01:00`,
  time,
  endDate: `2026-12-${last}T08:00:00+01:00`,
  endTime: "08:00",
  visits: [],
});

it("draws the old one above the new one, with a day on either side", () => {
  const shift = shiftOf(when("19", "26"), when("20", "27"), false);
  expect(shift?.days.map(({ date }) => date.slice(-2))).toEqual(
    "18 19 20 21 22 23 24 25 26 27 28".split(" "),
  );
  expect(shift?.days.filter(({ hasChanged }) => hasChanged).map(({ date }) => date)).toEqual([
    "2026-12-19",
    "2026-12-27",
  ]);
  expect([shift?.now.from, shift?.now.to]).toEqual([3, 17]);
  expect([shift?.proposed.from, shift?.proposed.to]).toEqual([5, 19]);
});

it("marks every day of two that don't touch", () => {
  const shift = shiftOf(when("19", "20"), when("23", "24"), true);
  expect(shift?.days.filter(({ hasChanged }) => hasChanged)).toHaveLength(4);
});

it("is nothing where the days stay the same", () => {
  expect(shiftOf(when("19", "26"), when("19", "26", "17:00"), false)).toBeNull();
});
