import { expect, it } from "vitest";
import type { Weekday } from "#contract/shared/care.ts";
import { dayRuns } from "./day-runs.ts";

it.each<[Weekday[], string]>([
  [[], ""],
  [["MONDAY", "TUESDAY"], "MONDAY TUESDAY"],
  [["MONDAY", "TUESDAY", "WEDNESDAY", "SATURDAY"], "MONDAY-WEDNESDAY SATURDAY"],
  [["FRIDAY", "SATURDAY", "SUNDAY"], "FRIDAY-SUNDAY"],
  // Out of order, as nobody promised one.
  [["SUNDAY", "MONDAY"], "MONDAY SUNDAY"],
])("%j", (days, runs) => {
  const week = days.map((weekday) => ({ weekday, parts: ["morning" as const] }));
  const words = dayRuns(week).map(({ from, to }) => (from === to ? from : `${from}-${to}`));
  expect(words.join(" ")).toBe(runs);
});
