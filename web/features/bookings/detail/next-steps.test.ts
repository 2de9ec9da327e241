import { expect, it } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { bookingSides, wireBooking, wireIntroduction } from "#tests/factories/wire-bookings.ts";
import { nextStepsOf } from "./next-steps.ts";

const asSitter = { profiles: bookingSides("pet_sitter") };
const pending = { status: "pending", acceptedAt: undefined, awaiting: "pet_sitter" } as const;
const proposal: Booking["proposal"] = {
  kind: "price",
  proposedBy: "pet_sitter",
  agreedPrice: 20_000,
  createdAt: "2026-12-01T10:00:00Z",
};
const intakeForm: Booking["intakeForm"] = {
  progress: "in_progress",
  sectionsDone: 5,
  sections: 8,
  unseenChanges: 0,
};
const filled = { ...intakeForm, progress: "completed" as const, sectionsDone: 8 };

const cases: [string, Partial<Booking>, string][] = [
  ["asked by me", pending, "asked me done, answer other now, begins other later, ends both later"],
  [
    "asked of me",
    { ...pending, ...asSitter },
    "asked other done, answer me now, begins me later, ends both later",
  ],
  ["agreed", {}, "agreed both done, begins other later, ends both later"],
  [
    "with a proposal for me, and my form half filled in",
    { proposal, awaiting: "pet_owner", intakeForm, allowedActions: ["fillIntake"] },
    "agreed both done, proposal me now, intake me later, begins other later, ends both later",
  ],
  [
    "with my own proposal",
    { proposal, awaiting: "pet_owner", ...asSitter },
    "agreed both done, proposal other now, begins me later, ends both later",
  ],
  [
    "with my form to fill in",
    { intakeForm, allowedActions: ["fillIntake"] },
    "agreed both done, intake me now, begins other later, ends both later",
  ],
  [
    "with a form that the owner fills in",
    { intakeForm, ...asSitter, allowedActions: ["readIntake"] },
    "agreed both done, intake other later, begins me later, ends both later",
  ],
  [
    "with news in the form",
    { intakeForm: { ...filled, unseenChanges: 1 }, ...asSitter, allowedActions: ["readIntake"] },
    "agreed both done, intake other done, readIntake me now, begins me later, ends both later",
  ],
  [
    "going on",
    { phase: "running", intakeForm: filled },
    "agreed both done, intake me done, begins other done, ends both later",
  ],
  [
    "over",
    { phase: "past", status: "closed", closedReason: "completed" },
    "agreed both done, begins other done, ends both done",
  ],
  ["cancelled", { status: "closed", closedReason: "cancelled" }, ""],
];

it.each(cases)("a booking %s", (_how, more, expected) => {
  const steps = nextStepsOf(wireBooking(1, more as Booking));
  expect(steps.map(({ id, who, state }) => `${id} ${who} ${state}`).join(", ")).toBe(expected);
});

it("an introduction is a meeting of both", () => {
  const steps = nextStepsOf(wireIntroduction(1));
  expect(steps.map(({ id, who }) => `${id} ${who}`)).toEqual(["agreed both", "meet both"]);
});
