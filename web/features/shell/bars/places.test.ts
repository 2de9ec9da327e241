import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import routes from "#web/routes.ts";
import { backOfPlace, placeOf, placePatterns } from "./places.ts";

/** Every route of the table, layouts unfolded. */
function unfold(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...unfold(entry.children ?? [])]);
}

const pathsOf = (file: string) =>
  unfold(routes).flatMap((entry) => (entry.file === file && entry.path ? [entry.path] : []));
const later = pathsOf("routes/shell/not-open-yet.tsx");
const tasks = pathsOf("routes/shell/not-open-yet-task.tsx");

it("has something to say about every place that opens later, and about no other", () => {
  expect([...later, ...tasks].toSorted()).toEqual(placePatterns.toSorted());
});

it("has a header and a way back for every task", () => {
  expect(tasks.filter((path) => backOfPlace(path) === null)).toEqual([]);
});

it.each([
  ["/badges", "badges"],
  ["contact", "contactUs"],
  ["/nergens", null],
])("%s is %s", (pattern, place) => {
  expect(placeOf(pattern)).toBe(place);
});
