import { expect, it } from "vitest";
import { doneShortlyBefore } from "./again.ts";
import type { ActivityKind } from "./logbook-entries.ts";

const at = (time: string) => `2026-11-15T${time}:00Z`;
const done = [
  { kind: "medication" as const, petId: 2, doneAt: at("08:00") },
  { kind: "medication" as const, petId: 3, doneAt: at("12:00") },
  { kind: "fed" as const, petId: null, doneAt: new Date(at("08:00")) },
  { kind: "water" as const, petId: 2, doneAt: at("08:00") },
];

it.each<[ActivityKind, number | undefined, string, string | null]>([
  ["medication", 2, "08:01", "08:00"],
  ["medication", 2, "09:59", "08:00"],
  ["medication", 2, "10:00", null],
  // It comes late: the other was after it.
  ["medication", 2, "06:30", "08:00"],
  ["medication", 1, "08:01", null],
  ["medication", undefined, "11:30", "12:00"],
  ["fed", 2, "08:09", "08:00"],
  ["fed", 2, "08:10", null],
  ["water", 2, "08:01", null],
])("%s for %s at %s is asked about because of %s", (kind, petId, time, because) => {
  const found = doneShortlyBefore(done, { kind, petId, at: at(time) });
  expect(found && new Date(found.doneAt).toISOString().slice(11, 16)).toBe(because);
});
