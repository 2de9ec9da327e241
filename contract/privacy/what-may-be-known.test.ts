import { describe, expect, it } from "vitest";
import {
  type FactName,
  knownUntil,
  mayBeKnown,
  type Precision,
  type Tie,
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
    expect(Object.keys(knownUntil)).toEqual(["endedLately", "blockedLately", "handover"]);
  });
});
