import { expect, it } from "vitest";
import { parseTime } from "./time-text.ts";

it.each([
  ["", null],
  [" ", null],
  ["8", "08:00"],
  ["08:30", "08:30"],
  ["8.30", "08:30"],
  ["830", "08:30"],
  ["1830", "18:30"],
  ["0:05", "00:05"],
  ["24:00", undefined],
  ["8:7", undefined],
  ["8:75", undefined],
  ["acht", undefined],
])("%s: %s", (text, time) => {
  expect(parseTime(text)).toBe(time);
});
