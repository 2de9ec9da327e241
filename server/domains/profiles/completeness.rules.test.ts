import { describe, expect, it } from "vitest";
import { completenessOf, missingToPublish } from "./completeness.rules.ts";

type Known = Parameters<typeof completenessOf>[0];

const image = {
  id: 1,
  url: "/x",
  sizes: [],
  width: 1,
  height: 1,
  placeholder: "",
  profileImage: false,
  coverImage: false,
};
const empty: Known = {
  profileType: "pet_sitter",
  address: undefined,
  images: [],
  headline: undefined,
  about: undefined,
  services: [],
  animalCategories: [],
  availability: [],
  home: {},
  experienceYears: undefined,
  extraServices: [],
  languages: [],
  isEmailConfirmed: false,
  hasFinishedRegistration: false,
  hasPhone: false,
  petCount: 0,
};
const address = {
  street: "Oudegracht",
  houseNumber: "12",
  postalCode: "3511 AB",
  city: "Utrecht",
  country: "Nederland",
};
const findable: Known = {
  ...empty,
  address,
  images: [image],
  headline: "Wandelt graag",
  about: "x".repeat(100),
  services: [{ serviceType: "house_visit", priceCents: 1000, unit: "visit" }],
  animalCategories: ["cat"],
  availability: [{ weekday: "MONDAY", parts: ["morning"] }],
  isEmailConfirmed: true,
  hasFinishedRegistration: true,
};
const whole: Known = {
  ...findable,
  images: [image, image, image],
  home: { garden: false },
  experienceYears: 0,
  extraServices: [{ kind: "post" }],
  languages: ["nl"],
};

describe("missingToPublish", () => {
  it.each<[string, Partial<Known>, string[]]>([
    ["all there", {}, []],
    ["address not confirmed", { isEmailConfirmed: false }, ["confirmedEmail"]],
    ["still signing up", { hasFinishedRegistration: false }, ["finishedRegistration"]],
    ["two lines about oneself", { about: "x".repeat(99) }, ["about"]],
    ["no picture, no price", { images: [], services: [] }, ["picture", "services"]],
  ])("%s", (_case, change, expected) => {
    expect(missingToPublish({ ...findable, ...change })).toEqual(expected);
  });
});

describe("completenessOf", () => {
  it.each<[string, Known, number]>([
    ["a new sitter", empty, 0],
    ["a sitter who can be found", findable, 75],
    ["a whole sitter", whole, 100],
    ["a new owner", { ...empty, profileType: "pet_owner" }, 0],
    ["a whole owner", { ...findable, profileType: "pet_owner", hasPhone: true, petCount: 1 }, 100],
  ])("%s", (_case, profile, percent) => {
    expect(completenessOf(profile).percent).toBe(percent);
  });

  it("names what is missing", () => {
    expect(completenessOf(findable).missing).toEqual([
      "home",
      "experience",
      "extraServices",
      "threePictures",
      "languages",
    ]);
  });
});
