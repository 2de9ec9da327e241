import { describe, expect, it } from "vitest";
import { type AwaitedVisit, dueMissed } from "./missed-visits.rules.ts";

const planned = Date.parse("2026-12-20T07:00:00Z");
const at = (minutes: number) => new Date(planned + minutes * 60_000);
const visit = (change: Partial<AwaitedVisit> = {}): AwaitedVisit => ({
  plannedAt: at(0),
  checkInAt: null,
  checkOutAt: null,
  createdAt: at(-1440),
  ...change,
});
const none = { plannedAt: null };
const stay = (from: number, to: number | null) =>
  visit({ ...none, checkInAt: at(from), checkOutAt: to === null ? null : at(to) });

describe("a visit that nobody came for", () => {
  const table: [
    name: string,
    visit: AwaitedVisit,
    others: AwaitedVisit[],
    minute: number,
    isMissed: boolean,
  ][] = [
    ["is not late within the hour", visit(), [], 59, false],
    ["is told after sixty minutes", visit(), [], 60, true],
    ["is told when the look at the clock comes late", visit(), [], 200, true],
    ["is old news after four hours", visit(), [], 240, false],
    ["is not told when it was planned after that", visit({ createdAt: at(61) }), [], 62, false],
    ["is not told when somebody came", visit({ checkInAt: at(30) }), [], 60, false],
    [
      "is not told when somebody came late and has gone",
      visit({ checkInAt: at(50), checkOutAt: at(55) }),
      [],
      60,
      false,
    ],
    ["is not awaited if it was never planned", visit(none), [], 60, false],
    [
      "is not told while somebody is there by an earlier visit",
      visit(),
      [stay(-90, null)],
      60,
      false,
    ],
    ["is not told when somebody left after it was to begin", visit(), [stay(-60, 20)], 60, false],
    ["is not told when somebody came by a later visit", visit(), [stay(40, 70)], 75, false],
    ["is told when who was there had left before", visit(), [stay(-60, -5)], 60, true],
    ["is told when another is only planned", visit(), [visit({ plannedAt: at(120) })], 60, true],
  ];
  it.each(table)("%s", (_name, awaited, others, minute, expected) => {
    const dueAt = dueMissed("visitMissed", awaited, others, at(minute));
    expect(dueAt).toEqual(expected ? at(60) : null);
  });

  it.each([
    // At half past three in the night after the clocks went back, it is sixty minutes since half past two.
    ["when the clocks go back", "2026-10-25T01:30:00Z", "2026-10-25T02:30:00Z"],
    // From half past one to half past three on the clock, which is one hour.
    ["when the clocks go forward", "2027-03-28T00:30:00Z", "2027-03-28T01:30:00Z"],
  ])("is late by minutes that pass, not by the clock on the wall, %s", (_when, from, to) => {
    const awaited = visit({ plannedAt: new Date(from), createdAt: new Date(0) });
    const dueAt = (now: number) => dueMissed("visitMissed", awaited, [], new Date(now));
    expect(dueAt(Date.parse(to) - 1)).toBe(null);
    expect(dueAt(Date.parse(to))).toEqual(new Date(to));
  });
});

describe("a sitter who has not checked in", () => {
  it.each([
    [14, false],
    [15, true],
    [60, true],
    [239, true],
    [240, false],
  ])("is asked a quarter of an hour after: %i minutes", (minute, expected) => {
    expect(dueMissed("visitLate", visit(), [], at(minute))).toEqual(expected ? at(15) : null);
  });

  it("is not asked about what they planned just now", () => {
    expect(dueMissed("visitLate", visit({ createdAt: at(16) }), [], at(17))).toBe(null);
  });
});
