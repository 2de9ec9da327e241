import type { contactKinds, NextAction } from "#contract/chat.ts";
import type { ProfileType } from "#contract/profiles.ts";

/** What lies between two profiles besides words; later domains tell it. */
export type InteractionFacts = {
  /** A booking is going on now. */
  isUnderWay: boolean;
  /** An accepted booking that is still to come. */
  ahead: { isToday: boolean; isIntakeFilled: boolean } | null;
  /** A booking or an introduction that one side has proposed. */
  awaitsAnswer: boolean;
  lastBookingIsCompleted: boolean;
  introduction: "ahead" | "took_place" | "declined" | null;
  /** The booking that the room is about now. */
  bookingId: number | null;
};

export const noInteraction: InteractionFacts = {
  isUnderWay: false,
  ahead: null,
  awaitsAnswer: false,
  lastBookingIsCompleted: false,
  introduction: null,
  bookingId: null,
};

type Rule = { when: (facts: InteractionFacts) => boolean; show: NextAction | null };

/** The first that fits counts; with none, and while there is no contact, there is no hint. */
const rules: Record<ProfileType, readonly Rule[]> = {
  pet_owner: [
    { when: ({ isUnderWay }) => isUnderWay, show: "ViewLogbook" },
    { when: ({ ahead }) => ahead !== null && !ahead.isIntakeFilled, show: "FillIntake" },
    { when: ({ ahead }) => ahead !== null, show: "ViewIntakeForm" },
    { when: isOver, show: "ScheduleNewBooking" },
    { when: isDecidedSoon, show: null },
    {
      when: ({ introduction }) => introduction === "took_place" || introduction === "declined",
      show: "ScheduleBooking",
    },
    { when: () => true, show: "ScheduleIntroduction" },
  ],
  pet_sitter: [
    { when: ({ isUnderWay, ahead }) => isUnderWay || ahead?.isToday === true, show: "GoToLogbook" },
    { when: ({ ahead }) => ahead?.isIntakeFilled === true, show: "ViewIntakeForm" },
    { when: isOver, show: "ViewLogbook" },
    { when: (facts) => isDecidedSoon(facts) || facts.ahead !== null, show: null },
    { when: ({ introduction }) => introduction === "took_place", show: "ProposeBooking" },
    { when: () => true, show: "ProposeIntroduction" },
  ],
};

function isOver({ lastBookingIsCompleted, ahead }: InteractionFacts): boolean {
  return lastBookingIsCompleted && ahead === null;
}

function isDecidedSoon({ awaitsAnswer, introduction }: InteractionFacts): boolean {
  return awaitsAnswer || introduction === "ahead";
}

export function nextActionOf(
  facts: InteractionFacts,
  { side, isAccepted }: { side: ProfileType; isAccepted: boolean },
): NextAction | null {
  if (!isAccepted) return null;
  return rules[side].find(({ when }) => when(facts))?.show ?? null;
}

/** What the room is about now: what is going on comes before what is planned. */
export function contactKindOf(facts: InteractionFacts): (typeof contactKinds)[number] | null {
  if (facts.isUnderWay) return "logbook";
  if (facts.ahead) return "booking";
  if (facts.introduction === "ahead") return "introduction";
  if (facts.awaitsAnswer) return facts.bookingId === null ? "introduction" : "booking";
  return null;
}
