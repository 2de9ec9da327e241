import { expect, it } from "vitest";
import type { ActivityKind } from "#contract/logbooks/logbook-entries.ts";
import { wireLogbook } from "#tests/factories/wire-logbooks.ts";
import { tasksAnsweredBy } from "./answered-tasks.ts";

const today = "2026-12-21";
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
