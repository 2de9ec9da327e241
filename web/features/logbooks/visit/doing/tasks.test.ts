import { expect, it } from "vitest";
import type { ActivityKind, LogbookTask } from "#contract/logbooks/logbook-entries.ts";
import { wireLogbook } from "#tests/factories/wire-logbooks.ts";
import { openTasks, shownTasks, tasksAnsweredBy } from "./tasks.ts";

const today = "2026-12-21";
const tasks: LogbookTask[] = [
  { id: 1, text: "morgen", date: "2026-12-22" },
  { id: 2, text: "vanavond", date: today, time: "18:00" },
  { id: 3, text: "wanneer het uitkomt" },
  { id: 4, text: "bleef liggen", date: "2026-12-20", time: "08:00" },
  { id: 5, text: "net gedaan", date: today, time: "07:00", doneAt: `${today}T06:05:00Z` },
  { id: 6, text: "gisteren gedaan", date: "2026-12-20", doneAt: "2026-12-20T08:00:00Z" },
];
const ids = (some: LogbookTask[]) => some.map(({ id }) => id);

it("shows today's by their time, then those of no time, then what is to come", () => {
  expect(ids(shownTasks(tasks, today))).toEqual([5, 4, 2, 3, 1]);
});

it("names at the door what is still to be done today", () => {
  expect(ids(openTasks(tasks, today))).toEqual([2, 3, 4]);
});

const logbook = wireLogbook([], {
  tasks: [
    { id: 1, text: "Pil voor Minoes" },
    { id: 2, text: "Brokjes", petId: 1 },
    { id: 3, text: "Planten water geven", date: today },
    { id: 4, text: "Druppels", petId: 2, date: "2026-12-22" },
    { id: 5, text: "Medicijn", doneAt: "2026-12-21T07:00:00Z" },
    { id: 6, text: "Breakfast at eight, and a pill in it" },
  ],
});
const [moos, minoes] = logbook.pets;

it.each<[ActivityKind, typeof moos, number[]]>([
  ["medication", minoes, [1, 6]],
  // Minoes' own is not for Moos; what names nobody may be for either.
  ["medication", moos, [6]],
  ["fed", moos, [2, 6]],
  ["fed", minoes, [6]],
  ["plants", undefined, [3]],
  ["post", undefined, []],
  ["other", moos, []],
])("%s for %o may answer %j", (kind, pet, expected) => {
  const found = tasksAnsweredBy(logbook, { kind, ...(pet ? { pet } : {}) }, today);
  expect(found.map(({ id }) => id)).toEqual(expected);
});
