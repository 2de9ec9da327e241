import { expect, it } from "vitest";
import type { LogbookEntry } from "#contract/logbooks/logbook-entries.ts";
import { carriedOver, dayOfEntry, tasksOf } from "./entries-shown.ts";

const planned = (id: number, plannedAt: string): LogbookEntry => ({
  id,
  plannedAt,
  activities: [],
  images: [],
  walks: [],
});

it("puts a visit on the day that it was planned for, as the Netherlands count it", () => {
  const late = planned(1, "2026-12-20T23:30:00Z");
  expect(dayOfEntry(late)).toBe("2026-12-21");
  expect(dayOfEntry({ ...late, checkInTime: "2026-12-22T07:00:00Z" })).toBe("2026-12-21");
  const { plannedAt: _, ...unplanned } = late;
  expect(dayOfEntry({ ...unplanned, checkInTime: "2026-12-22T07:00:00Z" })).toBe("2026-12-22");
});

it("keeps what slipped out of the latest page, and not what was taken away from its days", () => {
  const before = [planned(1, "2026-12-19T08:00:00Z"), planned(2, "2026-12-20T08:00:00Z")];
  expect(carriedOver(before, { earlierThan: "2026-12-20" }).map(({ id }) => id)).toEqual([1]);
  expect(carriedOver(before, {})).toEqual([]);
});

it("lists the tasks of a day and those of any day, by their time", () => {
  const tasks = [
    { id: 1, text: "Planten" },
    { id: 2, text: "Eten, avond", time: "18:00" },
    { id: 3, text: "Pil", date: "2026-12-21", time: "08:00" },
    { id: 4, text: "Container", date: "2026-12-22" },
  ];
  expect(tasksOf(tasks, "2026-12-21").map(({ id }) => id)).toEqual([3, 2, 1]);
});
