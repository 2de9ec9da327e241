import type { Booking } from "#contract/bookings.ts";
import { isCalledOff, ownSideOf } from "../booking-words.ts";

/**
 * What was done, what is now, and what comes: each with who does it. It tells what the answer of the
 * server says, and decides nothing: whether something may be done is in `allowedActions`.
 */
export const stepIds = [
  "asked",
  "answer",
  "agreed",
  "proposal",
  "intake",
  "readIntake",
  "begins",
  "meet",
  "ends",
] as const;
export type StepId = (typeof stepIds)[number];

export type Step = {
  id: StepId;
  who: "me" | "other" | "both";
  state: "done" | "now" | "later";
  /** When it was done, since when it waits, or when it will be. */
  at?: string;
};

export function nextStepsOf(booking: Booking): Step[] {
  if (isCalledOff(booking)) return [];
  const steps = [...agreeing(booking), ...preparing(booking), ...caring(booking)];
  // One thing at a time: what comes after the first that is open comes later.
  const now = steps.findIndex(({ state }) => state === "now");
  return steps.map((step, index) =>
    step.state === "now" && index > now ? { ...step, state: "later" } : step,
  );
}

function agreeing(booking: Booking): Step[] {
  const { status, createdAt, acceptedAt, awaiting, proposal } = booking;
  const side = ownSideOf(booking);
  const whoOf = (one: typeof side) => (one === side ? "me" : "other");
  const steps: Step[] = [];
  if (status === "pending") {
    steps.push({ id: "asked", who: whoOf("pet_owner"), state: "done", at: createdAt });
    if (awaiting) steps.push({ id: "answer", who: whoOf(awaiting), state: "now" });
  } else {
    steps.push({ id: "agreed", who: "both", state: "done", ...(acceptedAt && { at: acceptedAt }) });
  }
  if (proposal && awaiting) {
    steps.push({ id: "proposal", who: whoOf(awaiting), state: "now", at: proposal.createdAt });
  }
  return steps;
}

function preparing(booking: Booking): Step[] {
  const { intakeForm, kind, allowedActions } = booking;
  if (kind === "introduction" || !intakeForm) return [];
  const isOwner = ownSideOf(booking) === "pet_owner";
  const isDone = intakeForm.progress === "completed";
  const fill: Step = {
    id: "intake",
    who: isOwner ? "me" : "other",
    state: isDone ? "done" : allowedActions.includes("fillIntake") ? "now" : "later",
  };
  if (!isDone || intakeForm.unseenChanges === 0) return [fill];
  const isMine = allowedActions.includes("readIntake");
  return [
    fill,
    { id: "readIntake", who: isOwner ? "other" : "me", state: isMine ? "now" : "later" },
  ];
}

function caring(booking: Booking): Step[] {
  const { kind, phase, startDate, endDate } = booking;
  const hasBegun = phase !== "upcoming";
  if (kind === "introduction") {
    return [{ id: "meet", who: "both", state: phase === "past" ? "done" : "later", at: startDate }];
  }
  const sitter = ownSideOf(booking) === "pet_sitter" ? "me" : "other";
  return [
    { id: "begins", who: sitter, state: hasBegun ? "done" : "later", at: startDate },
    { id: "ends", who: "both", state: phase === "past" ? "done" : "later", at: endDate },
  ];
}
