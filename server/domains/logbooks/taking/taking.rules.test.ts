import { describe, expect, it } from "vitest";
import { isToldLater, type Taking, takenAt } from "./taking.rules.ts";

const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour));
const reached = { obstacle: null } as const;
const blocked = { obstacle: "blocked", endedAt: at(15) } as const;
const base: Taking = {
  act: "other",
  at: at(15, 8),
  now: at(15, 9),
  reach: reached,
  cancelledAt: null,
  endsAt: null,
  handover: false,
};
const taken = { refusal: null, isLate: false };
const late = { refusal: null, isLate: true };
const closed = { refusal: "contactClosed" };
const readOnly = { refusal: "logbookReadOnly" };

describe("what a logbook takes", () => {
  it.each<[string, Partial<Taking>, object]>([
    ["while the contact stands", {}, taken],
    ["without a booking, whenever it comes", { now: at(29) }, taken],
    ["of a booking, a week after its end", { endsAt: at(15, 10), now: at(22, 9) }, taken],
    ["not a day longer", { endsAt: at(15, 10), now: at(22, 11) }, closed],
    ["but doses always", { endsAt: at(15, 10), now: at(29), act: "dose" }, taken],
    ["before a block, within a day", { reach: blocked, now: at(16, 11) }, late],
    ["not after a day", { reach: blocked, now: at(16, 12) }, closed],
    ["not what happened after it", { reach: blocked, at: at(15, 12), now: at(15, 13) }, closed],
    ["nor a dose", { reach: blocked, at: at(15, 13), now: at(15, 14), act: "dose" }, closed],
    ["before a cancellation", { cancelledAt: at(15), now: at(15, 14) }, late],
    ["not after it", { cancelledAt: at(15), at: at(15, 13), now: at(15, 14) }, readOnly],
    ["not a day later", { cancelledAt: at(15), now: at(16, 13) }, closed],
    [
      "not between a cancellation and a block",
      {
        cancelledAt: at(15, 9),
        reach: blocked,
        at: at(15, 10),
        now: at(15, 13),
      },
      closed,
    ],
    [
      "nothing where nobody knows since when",
      { reach: { obstacle: "banned", endedAt: null } },
      closed,
    ],
    [
      "a dose, while the animals are not home",
      { reach: blocked, at: at(17), now: at(17), act: "dose", handover: true },
      taken,
    ],
    [
      "leaving, while they are not",
      { reach: blocked, at: at(17), now: at(17), act: "checkOut", handover: true },
      taken,
    ],
    ["and nothing else then", { reach: blocked, at: at(17), now: at(17), handover: true }, closed],
  ])("%s", (_name, taking, expected) => {
    expect(takenAt({ ...base, ...taking })).toEqual(expected);
  });

  it("is told to have come later after an hour", () => {
    expect(isToldLater(at(15, 8), at(15, 9))).toBe(false);
    expect(isToldLater(at(15, 8), new Date(at(15, 9).getTime() + 1))).toBe(true);
  });
});
