import { describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import {
  isDueAt,
  mayAnswer,
  mayEditAt,
  noReviews,
  pickBest,
  reviewActionsAt,
  standingOf,
  withReview,
  writeObstacleAt,
} from "./reviews.rules.ts";

const endedAt = new Date("2026-12-01T10:00:00Z");
const justBefore = new Date("2026-12-15T09:59:59Z");
const twoWeeksOn = new Date("2026-12-15T10:00:00Z");
const open = { endedAt, hasSubject: true, isWritten: false, isOtherShown: false };

describe("who may write", () => {
  it.each([
    ["at the end", open, endedAt, null],
    ["a moment before two weeks have passed", open, justBefore, null],
    ["then no more", open, twoWeeksOn, "reviewPeriodOver"],
    ["before the end", open, new Date("2026-12-01T09:59:59Z"), "notReviewable"],
    ["of what never took place", { ...open, endedAt: null }, endedAt, "notReviewable"],
    ["of somebody who has gone", { ...open, hasSubject: false }, endedAt, "notReviewable"],
    ["having read the other's", { ...open, isOtherShown: true }, endedAt, "otherReviewShown"],
    ["twice", { ...open, isWritten: true }, endedAt, "alreadyReviewed"],
    ["twice, and too late", { ...open, isWritten: true }, twoWeeksOn, "alreadyReviewed"],
  ] as const)("%s", (_, ended, now, obstacle) => {
    expect(writeObstacleAt(ended, now)).toBe(obstacle);
  });
});

const hidden = { endedAt, shownAt: null, answeredAt: null };
const shown = { ...hidden, shownAt: justBefore };
const hourOn = (ms: number) => new Date(justBefore.getTime() + hourMs + ms);

describe("when it is shown", () => {
  it.each([
    ["one wrote", hidden, false, justBefore, false],
    ["both wrote", hidden, true, justBefore, true],
    ["two weeks have passed", hidden, false, twoWeeksOn, true],
    ["it is already", shown, true, twoWeeksOn, false],
  ] as const)("%s", (_, review, isOtherWritten, now, isDue) => {
    expect(isDueAt(review, { isOtherWritten }, now)).toBe(isDue);
  });
});

describe("what can be done with it", () => {
  it.each([
    ["its writer, hidden", hidden, true, justBefore, ["edit"]],
    ["its writer, by the clock shown", hidden, true, twoWeeksOn, []],
    ["its writer, shown just now", shown, true, justBefore, ["takeBack"]],
    ["its writer, within the hour", shown, true, hourOn(-1), ["takeBack"]],
    ["its writer, an hour on", shown, true, hourOn(0), []],
    ["who it is about, hidden", hidden, false, justBefore, []],
    ["who it is about, shown", shown, false, twoWeeksOn, ["answer"]],
    ["who it is about, answered", { ...shown, answeredAt: twoWeeksOn }, false, twoWeeksOn, []],
  ] as const)("%s", (_, review, isAuthor, now, actions) => {
    expect(reviewActionsAt(review, { isAuthor }, now)).toEqual(actions);
    const [mayDo, action] = isAuthor
      ? [mayEditAt(review, now), "edit"]
      : [mayAnswer(review), "answer"];
    expect(mayDo).toBe(actions.some((each) => each === action));
  });
});

describe("all of them together", () => {
  const parts = (care: number, communication: number, reliability: number) => ({
    care,
    communication,
    reliability,
  });
  const none = { care: null, communication: null, reliability: null };

  it("are nothing without reviews", () => {
    expect(standingOf(noReviews)).toEqual({ count: 0, spread: [0, 0, 0, 0, 0] });
  });

  it("have an average, a spread, and of sitters the parts", () => {
    const kept = [
      { rating: 5, ...parts(5, 4, 5) },
      { rating: 4, ...parts(3, 4, 5) },
      { rating: 5, ...parts(4, 4, 5) },
    ].reduce(withReview, noReviews);
    expect(standingOf(kept)).toEqual({
      count: 3,
      average: 14 / 3,
      spread: [0, 0, 0, 1, 2],
      parts: { care: 4, communication: 4, reliability: 5 },
    });
  });

  it("have no parts of owners", () => {
    const kept = withReview(noReviews, { rating: 3, ...none });
    expect(standingOf(kept)).toEqual({ count: 1, average: 3, spread: [0, 0, 1, 0, 0] });
  });
});

it("the home page has everybody once", () => {
  const latest = [
    [11, 1],
    [12, 1],
    [11, 2],
    [13, null],
    [null, 3],
    ...[4, 5, 6, 7, 8, 9].map((each) => [each + 10, each] as const),
  ] as const;
  const picked = pickBest(
    latest.map(([authorProfileId, subjectProfileId]) => ({ authorProfileId, subjectProfileId })),
  );
  expect(picked.map(({ subjectProfileId }) => subjectProfileId)).toEqual([1, 4, 5, 6, 7, 8]);
});
