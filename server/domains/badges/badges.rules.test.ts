import { describe, expect, it, test } from "vitest";
import { badgeNames, badgePoints, pointsOf, stageOf } from "#contract/badges/badge-catalogue.ts";
import { type BadgeFacts, earnedBy, progressOf, stateOf, toldOf } from "./badges.rules.ts";

const nothing: BadgeFacts = {
  profileParts: { done: 0, of: 8 },
  pictures: 0,
  hasProfilePicture: false,
  isEmailConfirmed: false,
  hasAvailability: false,
  completedBookings: 0,
  keptLogbooks: 0,
  hasPictureADay: false,
  walkedMetres: 0,
  reviews: 0,
  ratingSum: 0,
  references: 0,
  hasCertificate: false,
  contacts: 0,
  responseMinutes: null,
  responseRate: null,
  completedIntroductions: 0,
  invited: 0,
  hasPoster: false,
  hasGivenFeedback: false,
  daysMember: 0,
};

const everything: BadgeFacts = {
  profileParts: { done: 8, of: 8 },
  pictures: 12,
  hasProfilePicture: true,
  isEmailConfirmed: true,
  hasAvailability: true,
  completedBookings: 51,
  keptLogbooks: 40,
  hasPictureADay: true,
  walkedMetres: 120_000,
  reviews: 20,
  ratingSum: 98,
  references: 4,
  hasCertificate: true,
  contacts: 30,
  responseMinutes: 20,
  responseRate: 1,
  completedIntroductions: 9,
  invited: 6,
  hasPoster: true,
  hasGivenFeedback: true,
  daysMember: 800,
};

test("who did nothing has nothing, who did everything has all", () => {
  expect(earnedBy(nothing)).toEqual([]);
  expect(earnedBy(everything)).toEqual(badgeNames);
  expect(badgeNames).toHaveLength(24);
  expect(pointsOf(badgeNames)).toBe(
    Object.values(badgePoints).reduce((sum, each) => sum + each, 0),
  );
});

test.each([
  ["ten_bookings", { completedBookings: 7 }, { done: 7, of: 10 }],
  ["fifty_bookings", { completedBookings: 70 }, { done: 50, of: 50 }],
  ["walker_100_km", { walkedMetres: 99_999 }, { done: 99, of: 100 }],
  ["top_rated", { reviews: 9, ratingSum: 45 }, { done: 9, of: 10 }],
  ["top_rated", { reviews: 10, ratingSum: 47 }, { done: 9, of: 10 }],
  ["top_rated", { reviews: 10, ratingSum: 48 }, { done: 10, of: 10 }],
  ["fast_responder", { contacts: 4, responseMinutes: 5 }, { done: 4, of: 5 }],
  ["fast_responder", { contacts: 5, responseMinutes: 61 }, { done: 4, of: 5 }],
  ["fast_responder", { contacts: 5, responseMinutes: 60 }, { done: 5, of: 5 }],
  ["always_answers", { contacts: 8, responseRate: 0.99 }, { done: 4, of: 5 }],
  ["one_year", { daysMember: 364 }, { done: 364, of: 365 }],
] as const)("%s with %o is %o", (name, some, progress) => {
  expect(progressOf(name, { ...nothing, ...some })).toEqual(progress);
});

describe("progress", () => {
  it("never says more than all", () => {
    for (const name of badgeNames) {
      const { done, of } = progressOf(name, everything);
      expect(done, name).toBe(of);
    }
  });

  it.each([
    [{ done: 0, of: 10 }, false, { state: "not_started", done: 0, of: 10 }],
    [{ done: 3, of: 10 }, false, { state: "in_progress", done: 3, of: 10 }],
    [{ done: 10, of: 10 }, false, { state: "in_progress", done: 10, of: 10 }],
    [{ done: 10, of: 10 }, true, { state: "completed", done: 10, of: 10 }],
    // A review less, or a picture: what was earned stays.
    [{ done: 9, of: 10 }, true, { state: "completed", done: 10, of: 10 }],
  ] as const)("%o, earned %o, is %o", (progress, isEarnedBefore, state) => {
    expect(stateOf(progress, isEarnedBefore)).toEqual(state);
  });
});

test.each([
  [["complete_profile", "email_confirmed", "poster", "feedback"], []],
  [["profile_picture", "first_booking"], ["first_booking"]],
  [
    ["first_review", "one_year"],
    ["first_review", "one_year"],
  ],
] as const)("of %o, %o are told of", (names, told) => {
  expect(toldOf(names)).toEqual(told);
});

test.each([
  [0, "bronze"],
  [100, "bronze"],
  [101, "silver"],
  [200, "silver"],
  [201, "high_five"],
] as const)("%i points are %s", (points, stage) => {
  expect(stageOf(points)).toBe(stage);
});
