import { describe, expect, it } from "vitest";
import {
  countDone,
  isTooOld,
  messageOnAcceptance,
  partsOf,
  progressOf,
  type SavedPart,
  takenOver,
} from "./intake-forms.rules.ts";

const now = new Date("2026-11-15T09:30:00Z");
const done = (section: SavedPart["section"]): SavedPart => ({ section, isConfirmed: true });

describe("the parts of a form", () => {
  it.each([
    ["owner_home", true],
    ["elsewhere", true],
    ["sitter_home", false],
    ["video_call", false],
    [null, true],
  ] as const)("%s: asks for the house: %s", (place, isAsked) => {
    expect(partsOf({ petIds: [], place }).includes("house")).toBe(isAsked);
  });

  it("has one for each pet, between the house and the agreements", () => {
    expect(partsOf({ petIds: [4, 2], place: "owner_home" })).toEqual([
      "away",
      "emergency",
      "vet",
      "house",
      "pet:4",
      "pet:2",
      "agreements",
      "remarks",
    ]);
  });
});

describe("progress", () => {
  it.each([
    [8, 0, "not_started"],
    [8, 1, "in_progress"],
    [8, 7, "in_progress"],
    [8, 8, "completed"],
  ])("of %i parts %i: %s", (parts, partsDone, progress) => {
    expect(progressOf({ parts, partsDone })).toBe(progress);
  });

  it("counts what was saved, not what is in doubt or of a pet that stays at home", () => {
    const parts = partsOf({ petIds: [4], place: "sitter_home" });
    const saved = [
      done("away"),
      { section: "vet", isConfirmed: false } as const,
      done("pet:4"),
      done("pet:5"),
      done("house"),
    ];
    expect(countDone(parts, saved)).toBe(2);
  });
});

describe("a form that is filled from the standing one", () => {
  const parts = partsOf({ petIds: [4], place: "sitter_home" });
  const saved = partsOf({ petIds: [4, 5], place: null }).map(done);

  it("takes over what it has a part for", () => {
    const taken = takenOver(parts, { updatedAt: now, saved }, now);
    expect(taken.map(({ section }) => section)).toEqual(parts);
    expect(countDone(parts, taken)).toBe(parts.length);
  });

  it("of more than a year ago is to be looked at again", () => {
    const updatedAt = new Date("2025-11-15T09:30:00Z");
    const taken = takenOver(parts, { updatedAt, saved }, now);
    expect(taken).toHaveLength(parts.length);
    expect(countDone(parts, taken)).toBe(0);
  });

  it.each([
    ["2025-11-15T09:30:00Z", true],
    ["2025-11-15T09:30:01Z", false],
    ["2026-11-15T09:30:00Z", false],
  ])("saved at %s: too old: %s", (updatedAt, expected) => {
    expect(isTooOld(new Date(updatedAt), now)).toBe(expected);
  });

  it("with another pet is not complete, and the owner is asked", () => {
    const other = partsOf({ petIds: [4, 6], place: "sitter_home" });
    const taken = takenOver(other, { updatedAt: now, saved }, now);
    const progress = progressOf({ parts: other.length, partsDone: countDone(other, taken) });
    expect(progress).toBe("in_progress");
    expect(messageOnAcceptance(progress)).toBe("INTAKE_FORM_DATA_MUST_BE_FILLED");
    expect(messageOnAcceptance("completed")).toBe("INTAKE_FORM_DATA_IMPORTED");
    expect(messageOnAcceptance("not_started")).toBe("INTAKE_FORM_DATA_MUST_BE_FILLED");
  });

  it("has nothing to take from nothing", () => {
    expect(takenOver(parts, null, now)).toEqual([]);
  });
});
