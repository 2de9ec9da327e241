import { describe, expect, it } from "vitest";
import { parseConsent, parsePlaceSlug, parseProfileType } from "#contract/shared/guest-cookies.ts";
import { mayRemember } from "./consent.ts";

describe("what a cookie or an address can say", () => {
  it.each([
    ["pet_owner", "pet_owner"],
    ["pet_sitter", "pet_sitter"],
    ["pet_hamster", null],
    ["", null],
    [null, null],
  ])("of a profile: %j is %j", (value, expected) => {
    expect(parseProfileType(value)).toBe(expected);
  });

  it.each([
    ["accept", "accept"],
    ["reject", "reject"],
    ["maybe", null],
    [null, null],
  ])("of consent: %j is %j", (value, expected) => {
    expect(parseConsent(value)).toBe(expected);
  });

  it.each([
    ["accept", true],
    ["reject", false],
    ["maybe", false],
    [null, false],
  ])("with consent %j something may be remembered: %s", (value, expected) => {
    expect(mayRemember(value)).toBe(expected);
  });

  it.each([
    ["utrecht", "utrecht"],
    ["s-hertogenbosch", "s-hertogenbosch"],
    ["Utrecht", null],
    ["utrecht/../api", null],
    ["a".repeat(61), null],
    ["", null],
    [null, null],
  ])("of a place: %j is %j", (value, expected) => {
    expect(parsePlaceSlug(value)).toBe(expected);
  });
});
