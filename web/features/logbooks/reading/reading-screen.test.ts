import { expect, it } from "vitest";
import { wireEntry } from "#tests/factories/wire-logbooks.ts";
import { missedVisitOf } from "./reading-screen.tsx";

const at = (time: string) => `2026-12-21T${time}:00Z`;
const planned = (id: number, time: string) => wireEntry(id, { plannedAt: at(time) });
const missedAt = (time: string, entries = [planned(1, "07:00"), planned(2, "17:00")]) =>
  missedVisitOf({ entries, isCancelled: false }, new Date(at(time)))?.plannedAt;

it.each([
  ["06:00", undefined],
  ["07:59", undefined],
  ["08:00", at("07:00")],
  ["17:30", at("07:00")],
  ["18:00", at("17:00")],
])("at %s the visit that is missed is that of %s", (time, visit) => {
  expect(missedAt(time)).toBe(visit);
});

it("is none of yesterday, and none of what was cancelled", () => {
  const yesterday = wireEntry(1, { plannedAt: "2026-12-20T17:00:00Z" });
  expect(missedAt("08:00", [yesterday])).toBeUndefined();
  const cancelled = { entries: [planned(1, "07:00")], isCancelled: true };
  expect(missedVisitOf(cancelled, new Date(at("09:00")))).toBeNull();
});

it("is none when somebody has been there since, by another visit", () => {
  const stays = wireEntry(3, { checkInTime: at("06:00") });
  const came = wireEntry(3, { checkInTime: at("07:30"), checkOutTime: at("07:50") });
  const left = wireEntry(3, { checkInTime: at("06:00"), checkOutTime: at("06:30") });
  expect(missedAt("08:30", [planned(1, "07:00"), stays])).toBeUndefined();
  expect(missedAt("08:30", [planned(1, "07:00"), came])).toBeUndefined();
  expect(missedAt("08:30", [planned(1, "07:00"), left])).toBe(at("07:00"));
});
