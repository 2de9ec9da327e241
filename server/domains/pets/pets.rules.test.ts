import { describe, expect, it } from "vitest";
import { type PetDateProblems, type PetDates, petDateProblems } from "./pets.rules.ts";

const today = "2026-11-15";
const none: PetDates = { birthDate: null, vaccinatedUntil: null };

describe("petDateProblems", () => {
  it.each<[string, Partial<PetDates>, PetDateProblems]>([
    ["no dates", {}, {}],
    ["born today", { birthDate: "2026-11-15" }, {}],
    ["born tomorrow", { birthDate: "2026-11-16" }, { birthDate: "dateFuture" }],
    ["an old tortoise", { birthDate: "1876-11-15" }, {}],
    ["too old a tortoise", { birthDate: "1876-11-14" }, { birthDate: "yearUnlikely" }],
    ["the year nought", { birthDate: "0000-01-01" }, { birthDate: "yearUnlikely" }],
    ["a vaccination that ran out", { vaccinatedUntil: "2025-01-01" }, {}],
    ["one long ago", { vaccinatedUntil: "2021-11-14" }, { vaccinatedUntil: "yearUnlikely" }],
    ["one for ever", { vaccinatedUntil: "2062-01-01" }, { vaccinatedUntil: "yearUnlikely" }],
    [
      "one before birth",
      { birthDate: "2025-03-01", vaccinatedUntil: "2025-02-28" },
      { vaccinatedUntil: "beforeBirth" },
    ],
  ])("%s", (_case, dates, expected) => {
    expect(petDateProblems({ ...none, ...dates }, null, today)).toEqual(expected);
  });

  it("leaves alone what was there already", () => {
    const before = { birthDate: "2010-01-01", vaccinatedUntil: "2015-01-01" };
    expect(petDateProblems(before, before, today)).toEqual({});
    const later = { ...before, vaccinatedUntil: "2016-01-01" };
    expect(petDateProblems(later, before, today)).toEqual({ vaccinatedUntil: "yearUnlikely" });
  });
});
