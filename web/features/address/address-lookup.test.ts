import { describe, expect, it } from "vitest";
import { applyFound, completed, emptyAddress, lookupKey, needsLookup } from "./address-lookup.ts";

describe("lookupKey", () => {
  it.each([
    ["3511 LX", "12", "3511LX 12"],
    ["3511lx", " 12 A ", "3511LX 12 a"],
    ["3511", "12", null],
    ["0511 LX", "12", null],
    ["3511 LX", "", null],
    ["3511 LX", "A", null],
    ["3511 LXX", "12", null],
  ])("%s and %s: %s", (postalCode, houseNumber, key) => {
    expect(lookupKey({ postalCode, houseNumber })).toBe(key);
  });
});

describe("applyFound", () => {
  const typed = { ...emptyAddress, postalCode: "3511 LX", houseNumber: "12" };
  const found = { street: "Oudegracht", city: "Utrecht" };

  it.each([
    [
      "fills in",
      typed,
      "3511LX 12",
      found,
      { street: "Oudegracht", city: "Utrecht", neighborhood: "" },
    ],
    [
      "fills in the place alone",
      typed,
      "3511LX 12",
      { city: "Utrecht" },
      { street: "", city: "Utrecht", neighborhood: "" },
    ],
    [
      "brings the neighbourhood along",
      typed,
      "3511LX 12",
      { ...found, neighborhood: "Binnenstad" },
      { street: "Oudegracht", city: "Utrecht", neighborhood: "Binnenstad" },
    ],
    [
      "leaves a neighbourhood that was typed, where the register knows none",
      { ...typed, neighborhood: "Lombok" },
      "3511LX 12",
      found,
      { street: "Oudegracht", city: "Utrecht", neighborhood: "Lombok" },
    ],
    [
      "forgets the neighbourhood of another town",
      { ...typed, city: "Groningen", neighborhood: "Korrewegwijk" },
      "3511LX 12",
      found,
      { street: "Oudegracht", city: "Utrecht", neighborhood: "" },
    ],
    ["ignores a late answer to an earlier address", typed, "3511LX 1", found, null],
    ["leaves what was typed by hand", { ...typed, byHand: true }, "3511LX 12", found, null],
    [
      "ignores an answer when the number is gone",
      { ...typed, houseNumber: "" },
      "3511LX 12",
      found,
      null,
    ],
  ])("%s", (_, values, askedFor, answer, change) => {
    expect(applyFound(values, askedFor, answer)).toEqual(change);
  });
});

describe("an address that is sent without script", () => {
  const code = { postalCode: "3511 LX", houseNumber: "12" };
  const home = { ...emptyAddress, ...code, street: "Oudegracht", city: "Utrecht" };
  const moved = { ...home, postalCode: "9712 HN", houseNumber: "1" };
  const there = { street: "Grote Markt", city: "Groningen", neighborhood: "Binnenstad" };

  it.each([
    ["typed whole", home, emptyAddress, false],
    ["left open", { ...emptyAddress, ...code }, emptyAddress, true],
    ["half typed", { ...home, city: " " }, emptyAddress, true],
    ["as it was", home, home, false],
    ["with the street of before", moved, home, true],
    ["moved, and typed", { ...moved, street: "Grote Markt" }, home, false],
  ])("%s: has to be looked up: %s", (_what, values, before, needed) => {
    expect(needsLookup(values, before)).toBe(needed);
  });

  it.each([
    ["fills in", { ...emptyAddress, ...code }, emptyAddress, there, there],
    [
      "leaves what was typed",
      { ...emptyAddress, ...code, street: "Singel" },
      emptyAddress,
      there,
      { street: "Singel", city: "Groningen" },
    ],
    ["takes over from before", moved, home, there, there],
    [
      "leaves a neighbourhood that was typed",
      { ...moved, neighborhood: "De Hunze" },
      home,
      there,
      { ...there, neighborhood: "De Hunze" },
    ],
    [
      "forgets the neighbourhood of before",
      { ...moved, neighborhood: "Lombok" },
      { ...home, neighborhood: "Lombok" },
      there,
      there,
    ],
    [
      "forgets the street of another place",
      moved,
      home,
      { city: "Groningen" },
      { street: "", city: "Groningen" },
    ],
    [
      "keeps the street in the same place",
      { ...home, houseNumber: "14" },
      home,
      { city: "Utrecht" },
      { street: "Oudegracht", city: "Utrecht" },
    ],
    ["changes nothing when nothing was found", moved, home, null, moved],
  ])("%s", (_what, values, before, found, expected) => {
    expect(completed(values, before, found)).toMatchObject(expected);
  });
});
