import { describe, expect, it } from "vitest";
import { type NextAction, nextActionOf, nextActions, type Standing } from "./next-action.ts";

const complete = { percent: 100, missing: [] };
const halfway = { percent: 55, missing: ["languages" as const] };

const sitter: Standing = {
  isEmailConfirmed: true,
  unreadCount: 0,
  awaitedCount: 0,
  hasAddress: true,
  petCount: 0,
  request: null,
  profile: {
    profileType: "pet_sitter",
    isRegistering: false,
    published: true,
    missingToPublish: [],
    completeness: complete,
  },
};

const owner: Standing = {
  ...sitter,
  petCount: 1,
  request: { status: "active", missingToActivate: [] },
  profile: { ...sitter.profile, profileType: "pet_owner", published: false },
};

const withProfile = (standing: Standing, profile: Partial<Standing["profile"]>): Standing => ({
  ...standing,
  profile: { ...standing.profile, ...profile },
});

const cases: [string, Standing, NextAction][] = [
  ["a sitter who is all set", sitter, "findWork"],
  [
    "… with a booking to answer, and messages about it",
    { ...sitter, awaitedCount: 1, unreadCount: 2 },
    "answerBooking",
  ],
  ["… with messages", { ...sitter, unreadCount: 2 }, "readMessages"],
  [
    "… with messages and an unconfirmed address",
    { ...sitter, unreadCount: 1, isEmailConfirmed: false },
    "readMessages",
  ],
  ["… with an unconfirmed address", { ...sitter, isEmailConfirmed: false }, "confirmEmail"],
  [
    "somebody who stopped halfway through signing up",
    { ...withProfile(sitter, { isRegistering: true }), isEmailConfirmed: false },
    "finishSignup",
  ],
  [
    "a sitter who lacks what is needed",
    withProfile(sitter, {
      published: false,
      missingToPublish: ["headline"],
      completeness: halfway,
    }),
    "completeProfile",
  ],
  [
    "a sitter who could go online",
    withProfile(sitter, { published: false, completeness: halfway }),
    "publish",
  ],
  [
    "a sitter online with a thin profile",
    withProfile(sitter, { completeness: halfway }),
    "improveProfile",
  ],
  ["an owner who is all set", owner, "findSitter"],
  ["an owner without an address", { ...owner, hasAddress: false, petCount: 0 }, "fillAddress"],
  ["an owner without pets", { ...owner, petCount: 0, request: null }, "addPet"],
  ["an owner without a request", { ...owner, request: null }, "makeRequest"],
  [
    "an owner whose request is for days gone by",
    { ...owner, request: { status: "disabled", missingToActivate: ["dates"] } },
    "renewRequest",
  ],
  [
    "… also when it is still shown until tonight",
    { ...owner, request: { status: "active", missingToActivate: ["dates"] } },
    "renewRequest",
  ],
  [
    "an owner whose request nobody sees",
    { ...owner, request: { status: "disabled", missingToActivate: [] } },
    "showRequest",
  ],
  ["an owner with a thin profile", withProfile(owner, { completeness: halfway }), "improveProfile"],
];

describe("what to do next", () => {
  it.each(cases)("for %s", (_who, standing, expected) => {
    expect(nextActionOf(standing)).toBe(expected);
  });

  it("has a case for every action", () => {
    expect(new Set(cases.map(([, , action]) => action))).toEqual(new Set(nextActions));
  });
});
