import { describe, expect, it } from "vitest";
import { applyFound, emptyAddress, lookupKey } from "./address-lookup.ts";

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
