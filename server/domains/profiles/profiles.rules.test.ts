import { describe, expect, it } from "vitest";
import type { ProfileType, RegistrationStep } from "#contract/profiles.ts";
import {
  firstStepOfSecond,
  furthestStep,
  isStepOf,
  saysSomethingNew,
  toAvailabilityRows,
  toOfferedServices,
} from "./profiles.rules.ts";

describe("furthestStep", () => {
  it.each<[ProfileType, RegistrationStep | null, RegistrationStep, RegistrationStep]>([
    ["pet_sitter", null, "address", "address"],
    ["pet_sitter", "address", "services", "services"],
    ["pet_sitter", "availability", "services", "availability"],
    ["pet_owner", "request", "pets", "request"],
    ["pet_owner", "about", "done", "done"],
  ])("%s at %s, sending %s: %s", (type, reached, next, expected) => {
    expect(furthestStep(type, reached, next)).toBe(expected);
  });
});

describe("isStepOf", () => {
  it.each<[ProfileType, RegistrationStep, boolean]>([
    ["pet_sitter", "services", true],
    ["pet_sitter", "pets", false],
    ["pet_owner", "pets", true],
    ["pet_owner", "availability", false],
  ])("%s, %s: %s", (type, step, expected) => {
    expect(isStepOf(type, step)).toBe(expected);
  });
});

describe("firstStepOfSecond", () => {
  it.each<[ProfileType, boolean, RegistrationStep]>([
    ["pet_sitter", true, "services"],
    ["pet_sitter", false, "address"],
    ["pet_owner", true, "pets"],
  ])("%s, address known %s: %s", (type, hasAddress, expected) => {
    expect(firstStepOfSecond(type, { hasAddress })).toBe(expected);
  });
});

it("a service is offered once, at the last price, in its usual unit", () => {
  expect(
    toOfferedServices([
      { serviceType: "house_visit", priceCents: 1000 },
      { serviceType: "dog_walking_service", priceCents: 1200, unit: "visit", minutes: null },
      { serviceType: "house_visit", priceCents: 1500 },
    ]),
  ).toEqual([
    { serviceType: "house_visit", priceCents: 1500, unit: "visit" },
    { serviceType: "dog_walking_service", priceCents: 1200, unit: "visit" },
  ]);
});

it("a part of a day counts once, however often it is named", () => {
  expect(
    toAvailabilityRows([
      { weekday: "MONDAY", parts: ["morning", "morning"] },
      { weekday: "MONDAY", parts: ["morning", "night"] },
    ]),
  ).toEqual([
    { weekday: "MONDAY", partOfDay: "morning" },
    { weekday: "MONDAY", partOfDay: "night" },
  ]);
});

describe("what a page has to say", () => {
  const before = { ratingSum: 9, reviewCount: 2, referenceCount: 0, badges: ["dog"] };
  it.each<[string, Parameters<typeof saysSomethingNew>[1], boolean]>([
    ["a review more", { ratingSum: 14, reviewCount: 3 }, true],
    ["a reference", { referenceCount: 1 }, true],
    ["another badge", { badges: ["dog", "cat"] }, true],
    ["one badge fewer", { badges: [] }, true],
    ["all as it was", before, false],
    ["nothing of it", {}, false],
  ])("is new with %s: %s", (_what, after, expected) => {
    expect(saysSomethingNew(before, after)).toBe(expected);
  });
});
