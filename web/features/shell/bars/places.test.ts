import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import routes from "#web/routes.ts";
import { placeOf, placePatterns } from "./places.ts";

/** Every route of the table, layouts unfolded. */
function unfold(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...unfold(entry.children ?? [])]);
}

const pathsOf = (file: string) =>
  unfold(routes).flatMap((entry) => (entry.file === file && entry.path ? [entry.path] : []));
const later = pathsOf("routes/shell/not-open-yet.tsx");

it("has something to say about every place that opens later, and about no other", () => {
  expect(later.toSorted()).toEqual(placePatterns.toSorted());
});

it.each([
  ["cms", "cms"],
  ["/nergens", null],
])("%s is %s", (pattern, place) => {
  expect(placeOf(pattern)).toBe(place);
});
