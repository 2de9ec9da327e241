import { describe, expect, it } from "vitest";
import {
  daysKnownAfterEnd,
  type FactName,
  knownUntil,
  mayBeKnown,
  type Precision,
  type Tie,
  tieOf,
  ties,
  whatMayBeKnown,
} from "./what-may-be-known.ts";

const facts = Object.keys(whatMayBeKnown) as FactName[];

describe("what may be known", () => {
  it.each<[FactName, Tie, Precision]>([
    ["ownersAddress", "ahead", "exact"],
    ["ownersAddress", "endedLately", "exact"],
    ["ownersAddress", "ended", "nothing"],
    ["ownersAddress", "handover", "nothing"],
    ["sittersAddress", "handover", "exact"],
    ["phone", "handover", "exact"],
    ["emergency", "handover", "exact"],
    ["care", "handover", "exact"],
    ["codes", "handover", "nothing"],
    ["codes", "blocked", "nothing"],
    ["phone", "cancelledAhead", "nothing"],
    ["familyName", "stranger", "rough"],
    ["absence", "stranger", "nothing"],
  ])("%s, %s: %s", (fact, tie, precision) => {
    expect(mayBeKnown(fact, tie)).toBe(precision);
  });

  it("tells nobody apart from the two anything exactly, and nobody at all the exact point", () => {
    for (const tie of ["guest", "stranger", "contact"] as const) {
      expect(facts.filter((fact) => mayBeKnown(fact, tie) === "exact")).toEqual([]);
    }
    expect(ties.filter((tie) => mayBeKnown("exactPoint", tie) !== "nothing")).toEqual([]);
  });

  it("says until when what lasts for a while lasts", () => {
    expect(Object.keys(knownUntil)).toEqual(["endedLately", "handover"]);
  });

  const endsAt = new Date("2026-12-20T10:00:00Z");
  const later = (days: number, ms = 0) => new Date(endsAt.getTime() + days * 86_400_000 + ms);
  it.each([
    ["none", later(-30), "contact"],
    ["pending", later(-30), "asked"],
    ["overdue", later(-3), "asked"],
    ["declined", later(-30), "declined"],
    ["expired", later(-3), "declined"],
    ["ahead", later(-30), "ahead"],
    ["running", later(-1), "running"],
    ["ended", later(0), "endedLately"],
    ["completed", later(daysKnownAfterEnd, -1), "endedLately"],
    ["completed", later(daysKnownAfterEnd), "ended"],
    ["cancelled", later(-30), "cancelledAhead"],
  ] as const)("a booking that is %s at %s is %s", (state, now, tie) => {
    expect(tieOf({ state, endsAt }, now)).toBe(tie);
  });
});
