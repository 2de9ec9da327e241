import { describe, expect, it } from "vitest";
import type { ProfileType, RegistrationStep } from "#contract/profiles.ts";
import { placeOf } from "./wizard-place.ts";

const nothing = { type: null, step: null };

function registrant(profileType: ProfileType, registrationStep?: RegistrationStep) {
  return {
    birthDate: "1990-05-01",
    profile: {
      profileType,
      isRegistering: true,
      ...(registrationStep ? { registrationStep } : {}),
    },
  };
}

describe("for a guest", () => {
  it.each([
    [nothing, { screen: "choice" }],
    [{ type: "pet_walker", step: null }, { screen: "choice" }],
    [{ type: null, step: "services" }, { screen: "choice" }],
    [
      { type: "pet_sitter", step: null },
      { screen: "step", profileType: "pet_sitter", step: "account" },
    ],
    [
      { type: "pet_owner", step: "pets" },
      { screen: "step", profileType: "pet_owner", step: "account" },
    ],
  ])("%j: %j", (asked, place) => {
    expect(placeOf(null, asked)).toMatchObject(place);
  });
});

describe("for somebody without a profile", () => {
  it.each([nothing, { type: "pet_owner", step: null }])("%j: the choice", (asked) => {
    expect(placeOf({}, asked)).toEqual({ screen: "choice" });
  });
});

describe("for who is registering", () => {
  it.each([
    ["pet_sitter", "animals", null, "animals"],
    ["pet_sitter", "animals", "services", "services"],
    ["pet_sitter", "animals", "account", "account"],
    ["pet_sitter", "animals", "about", "animals"],
    ["pet_sitter", "animals", "pets", "animals"],
    ["pet_sitter", "animals", "nonsense", "animals"],
    ["pet_owner", "pets", "done", "pets"],
    ["pet_owner", "request", "pets", "pets"],
    // Saved by another version, or for another type of profile: from the start.
    ["pet_owner", "services", null, "account"],
  ] as const)("%s at %s, asked for %s: %s", (type, reached, step, shown) => {
    const place = placeOf(registrant(type, reached), { type: null, step });
    expect(place).toMatchObject({ screen: "step", profileType: type, step: shown });
  });

  it("falls back on the user's own step", () => {
    const user = { ...registrant("pet_owner"), registrationStep: "address" as const };
    expect(placeOf(user, nothing)).toMatchObject({ step: "address" });
  });

  it("asks first for what a social sign-in did not tell", () => {
    const { profile } = registrant("pet_owner", "pets");
    expect(placeOf({ profile }, { type: null, step: "pets" })).toMatchObject({ step: "account" });
  });

  it("leads to the other profile when that one is asked for", () => {
    const user = registrant("pet_sitter", "services");
    expect(placeOf(user, { type: "pet_owner", step: null })).toEqual({
      screen: "switch",
      profileType: "pet_owner",
    });
  });

  it("knows the way back and on", () => {
    expect(placeOf(registrant("pet_sitter", "services"), nothing)).toMatchObject({
      previous: "address",
      next: "animals",
    });
    expect(placeOf(null, { type: "pet_owner", step: null })).toMatchObject({
      previous: null,
      next: "address",
    });
  });
});

it("shows who is through the end, or what they ask to see again", () => {
  const user = { profile: { profileType: "pet_owner", isRegistering: false } } as const;
  expect(placeOf(user, nothing)).toMatchObject({ step: "done", next: null });
  expect(placeOf(user, { type: null, step: "pets" })).toMatchObject({ step: "pets" });
});
