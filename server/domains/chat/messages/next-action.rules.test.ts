import { describe, expect, it } from "vitest";
import { type ContactStatus, contactStatuses, type NextAction } from "#contract/chat.ts";
import type { Wish } from "./messages.rules.ts";
import {
  contactKindOf,
  type InteractionFacts,
  nextActionOf,
  noInteraction,
} from "./next-action.rules.ts";

type Facts = Partial<InteractionFacts>;
const filled = { isToday: false, isIntakeFilled: true };
const unfilled = { isToday: false, isIntakeFilled: false };
const lately = { daysSinceCompleted: 3 };
const longAgo = { daysSinceCompleted: 40 };

type Row = [name: string, facts: Facts, owner: NextAction | null, sitter: NextAction | null];
const table: Row[] = [
  ["nothing yet", {}, "ScheduleIntroduction", "ProposeIntroduction"],

  ["under way", { isUnderWay: true }, "ViewLogbook", "GoToLogbook"],
  [
    "under way, and the next awaits an answer",
    { isUnderWay: true, awaitsAnswer: true },
    "ViewLogbook",
    "GoToLogbook",
  ],
  [
    "under way, and the next is ahead without an intake form",
    { isUnderWay: true, ahead: unfilled },
    "ViewLogbook",
    "GoToLogbook",
  ],

  ["ahead, intake to be filled", { ahead: unfilled }, "FillIntake", null],
  ["ahead, intake filled", { ahead: filled }, "ViewIntakeForm", "ViewIntakeForm"],
  [
    "starts today, intake filled",
    { ahead: { ...filled, isToday: true } },
    "ViewIntakeForm",
    "GoToLogbook",
  ],
  [
    "starts today, intake to be filled",
    { ahead: { ...unfilled, isToday: true } },
    "FillIntake",
    "GoToLogbook",
  ],
  [
    "ahead, and a proposal awaits an answer",
    { ahead: filled, awaitsAnswer: true },
    "ViewIntakeForm",
    "ViewIntakeForm",
  ],
  ["ahead after a completed one", { ...lately, ahead: filled }, "ViewIntakeForm", "ViewIntakeForm"],
  [
    "ahead after a completed one, intake to be filled",
    { ...lately, ahead: unfilled },
    "FillIntake",
    null,
  ],

  ["something awaits an answer", { awaitsAnswer: true }, null, null],
  ["an introduction lies ahead", { introduction: "ahead" }, null, null],
  [
    "met, and a booking awaits an answer",
    { introduction: "took_place", awaitsAnswer: true },
    null,
    null,
  ],
  ["completed, and the next awaits an answer", { ...lately, awaitsAnswer: true }, null, null],
  [
    "completed long ago, and the next awaits an answer",
    { ...longAgo, awaitsAnswer: true },
    null,
    null,
  ],
  ["completed, and an introduction lies ahead", { ...lately, introduction: "ahead" }, null, null],

  ["completed lately", lately, "ScheduleNewBooking", "ViewLogbook"],
  ["completed 14 days ago", { daysSinceCompleted: 14 }, "ScheduleNewBooking", "ViewLogbook"],
  [
    "completed a little longer ago",
    { daysSinceCompleted: 14.01 },
    "ScheduleNewBooking",
    "ProposeBooking",
  ],
  [
    "met, and completed lately",
    { ...lately, introduction: "took_place" },
    "ScheduleNewBooking",
    "ViewLogbook",
  ],
  [
    "completed long ago, a later introduction was declined",
    { ...longAgo, introduction: "declined" },
    "ScheduleNewBooking",
    "ProposeBooking",
  ],

  [
    "the introduction took place",
    { introduction: "took_place" },
    "ScheduleBooking",
    "ProposeBooking",
  ],
  [
    "the introduction was declined",
    { introduction: "declined" },
    "ScheduleBooking",
    "ProposeIntroduction",
  ],
];

function hints(facts: Facts, contact: ContactStatus | null, wish: Wish | null = null) {
  const all = { ...noInteraction, ...facts };
  return [
    nextActionOf(all, { side: "pet_owner", contact, wish }),
    nextActionOf(all, { side: "pet_sitter", contact, wish }),
  ];
}

describe("the next action", () => {
  it.each(table)("%s", (_name, facts, owner, sitter) => {
    expect(hints(facts, "accepted")).toEqual([owner, sitter]);
  });

  it("begins nothing without accepted contact", () => {
    for (const contact of [null, "pending", "declined", "closed"] as const) {
      expect(hints({}, contact)).toEqual([null, null]);
    }
  });

  it("lets an owner plan on while the sitter has yet to answer, not after a refusal", () => {
    const declined: Facts = { introduction: "declined" };
    expect(hints(declined, "pending")).toEqual(["ScheduleBooking", null]);
    expect(hints(declined, "declined")).toEqual([null, null]);
    expect(hints(longAgo, "closed")).toEqual([null, null]);
  });

  it("leads to what is only read however the contact stands", () => {
    for (const contact of contactStatuses) {
      expect(hints({ isUnderWay: true }, contact)).toEqual(["ViewLogbook", "GoToLogbook"]);
      expect(hints(lately, contact)[1]).toBe("ViewLogbook");
    }
  });
});

describe("a sitter's wish", () => {
  it.each<[Wish, Facts, string | null]>([
    [{ kind: "introduction", state: "open" }, {}, null],
    [{ kind: "introduction", state: "refused" }, {}, null],
    // What was planned was called off.
    [{ kind: "introduction", state: "granted" }, {}, "ProposeIntroduction"],
    [{ kind: "introduction", state: "open" }, longAgo, null],
    [{ kind: "introduction", state: "refused" }, longAgo, "ProposeBooking"],
    [{ kind: "booking", state: "refused" }, longAgo, null],
    [{ kind: "booking", state: "open" }, { isUnderWay: true }, "GoToLogbook"],
  ])("%j: %j leads to %s", (wish, facts, sitter) => {
    expect(hints(facts, "accepted", wish)[1]).toBe(sitter);
  });

  it("leaves an owner their own next step", () => {
    expect(hints({}, "accepted", { kind: "introduction", state: "open" })[0]).toBe(
      "ScheduleIntroduction",
    );
  });
});

describe("what a room is about", () => {
  const booking = { bookingId: 1, kind: "booking" } as const;
  const introduction = { bookingId: 2, kind: "introduction" } as const;
  it.each<[Facts, string | null]>([
    [{}, null],
    [{ isUnderWay: true, about: booking }, "logbook"],
    [{ ahead: filled, about: booking }, "booking"],
    [{ introduction: "ahead", about: introduction }, "introduction"],
    [{ awaitsAnswer: true, about: booking }, "booking"],
    [{ awaitsAnswer: true, about: introduction }, "introduction"],
  ])("%j: %s", (facts, kind) => {
    expect(contactKindOf({ ...noInteraction, ...facts })).toBe(kind);
  });
});
