import { describe, expect, it } from "vitest";
import type { NextAction } from "#contract/chat.ts";
import {
  contactKindOf,
  type InteractionFacts,
  nextActionOf,
  noInteraction,
} from "./next-action.rules.ts";

type Facts = Partial<InteractionFacts>;
const filled = { isToday: false, isIntakeFilled: true };
const unfilled = { isToday: false, isIntakeFilled: false };
const over = { lastBookingIsCompleted: true };

type Row = [name: string, facts: Facts, owner: NextAction | null, sitter: NextAction | null];
const table: Row[] = [
  ["nothing yet", {}, "ScheduleIntroduction", "ProposeIntroduction"],
  ["a booking is under way", { isUnderWay: true }, "ViewLogbook", "GoToLogbook"],
  [
    "one is under way and the next awaits an answer",
    { isUnderWay: true, awaitsAnswer: true },
    "ViewLogbook",
    "GoToLogbook",
  ],
  ["ahead without an intake form", { ahead: unfilled }, "FillIntake", null],
  ["ahead, intake filled", { ahead: filled }, "ViewIntakeForm", "ViewIntakeForm"],
  [
    "starts today, intake filled",
    { ahead: { ...filled, isToday: true } },
    "ViewIntakeForm",
    "GoToLogbook",
  ],
  [
    "starts today without an intake form",
    { ahead: { ...unfilled, isToday: true } },
    "FillIntake",
    "GoToLogbook",
  ],
  ["the last one is completed, none ahead", over, "ScheduleNewBooking", "ViewLogbook"],
  [
    "the last one is completed, another is ahead",
    { ...over, ahead: filled },
    "ViewIntakeForm",
    "ViewIntakeForm",
  ],
  ["the last one is completed, ahead unfilled", { ...over, ahead: unfilled }, "FillIntake", null],
  [
    "completed, and a proposal awaits an answer",
    { ...over, awaitsAnswer: true },
    "ScheduleNewBooking",
    "ViewLogbook",
  ],
  ["something awaits an answer", { awaitsAnswer: true }, null, null],
  ["an introduction lies ahead", { introduction: "ahead" }, null, null],
  [
    "an introduction has taken place",
    { introduction: "took_place" },
    "ScheduleBooking",
    "ProposeBooking",
  ],
  [
    "an introduction was declined",
    { introduction: "declined" },
    "ScheduleBooking",
    "ProposeIntroduction",
  ],
  [
    "met, and a booking awaits an answer",
    { introduction: "took_place", awaitsAnswer: true },
    null,
    null,
  ],
];

describe("the next action", () => {
  it.each(table)("%s", (_name, facts, owner, sitter) => {
    const all = { ...noInteraction, ...facts };
    expect(nextActionOf(all, { side: "pet_owner", isAccepted: true })).toBe(owner);
    expect(nextActionOf(all, { side: "pet_sitter", isAccepted: true })).toBe(sitter);
  });

  it("is none before there is contact", () => {
    const sides = ["pet_owner", "pet_sitter"] as const;
    for (const side of sides) {
      expect(nextActionOf(noInteraction, { side, isAccepted: false })).toBe(null);
    }
  });
});

describe("what a room is about", () => {
  it.each<[Facts, string | null]>([
    [{}, null],
    [{ isUnderWay: true, bookingId: 1 }, "logbook"],
    [{ ahead: filled, bookingId: 1 }, "booking"],
    [{ introduction: "ahead" }, "introduction"],
    [{ awaitsAnswer: true, bookingId: 1 }, "booking"],
    [{ awaitsAnswer: true }, "introduction"],
  ])("%j: %s", (facts, kind) => {
    expect(contactKindOf({ ...noInteraction, ...facts })).toBe(kind);
  });
});
