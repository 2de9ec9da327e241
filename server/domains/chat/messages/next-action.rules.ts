import type { BookingKind } from "#contract/bookings.ts";
import type { ContactStatus, contactKinds, NextAction } from "#contract/chat.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Wish } from "./messages.rules.ts";

/** What lies between two profiles besides words; bookings tell it. */
export type InteractionFacts = {
  /** An accepted booking is going on now. */
  isUnderWay: boolean;
  /** The nearest accepted booking that is still to come; introductions are told below. */
  ahead: { isToday: boolean; isIntakeFilled: boolean } | null;
  /** A booking, an introduction or a proposal that one side has to answer. */
  awaitsAnswer: boolean;
  /** How many days ago the last booking was completed, parts of days too; null when none was. */
  daysSinceCompleted: number | null;
  /** How the latest introduction stands; null when there is none, or it was called off. */
  introduction: "ahead" | "took_place" | "declined" | null;
  /**
   * What the room is about: the booking under way, else the one ahead, else the introduction ahead, else
   * what awaits an answer.
   */
  about: { bookingId: number; kind: BookingKind } | null;
  /** Of the booking under way, else of one that begins today, else of the last that was completed. */
  logbookId: number | null;
};

export const noInteraction: InteractionFacts = {
  isUnderWay: false,
  ahead: null,
  awaitsAnswer: false,
  daysSinceCompleted: null,
  introduction: null,
  about: null,
  logbookId: null,
};

/** So long the sitter is led back to the logbook of what is over; after that to a next time. */
export const logbookHintDays = 14;

type Rule = {
  when: (facts: InteractionFacts) => boolean;
  show: NextAction | null;
  /** Without it the hint would lead to a refusal; what is only read needs none. */
  contact?: readonly ContactStatus[];
};

const open: readonly ContactStatus[] = ["pending", "accepted"];
const accepted: readonly ContactStatus[] = ["accepted"];

/** The first that fits counts; where none does, there is no hint. */
const rules: Record<ProfileType, readonly Rule[]> = {
  pet_owner: [
    { when: ({ isUnderWay }) => isUnderWay, show: "ViewLogbook" },
    { when: ({ ahead }) => ahead !== null && !ahead.isIntakeFilled, show: "FillIntake" },
    { when: ({ ahead }) => ahead !== null, show: "ViewIntakeForm" },
    { when: isDecidedSoon, show: null },
    {
      when: ({ daysSinceCompleted }) => daysSinceCompleted !== null,
      show: "ScheduleNewBooking",
      contact: open,
    },
    {
      when: ({ introduction }) => introduction === "took_place" || introduction === "declined",
      show: "ScheduleBooking",
      contact: open,
    },
    { when: () => true, show: "ScheduleIntroduction", contact: accepted },
  ],
  pet_sitter: [
    { when: ({ isUnderWay, ahead }) => isUnderWay || ahead?.isToday === true, show: "GoToLogbook" },
    { when: ({ ahead }) => ahead?.isIntakeFilled === true, show: "ViewIntakeForm" },
    { when: (facts) => isDecidedSoon(facts) || facts.ahead !== null, show: null },
    {
      when: ({ daysSinceCompleted }) =>
        daysSinceCompleted !== null && daysSinceCompleted <= logbookHintDays,
      show: "ViewLogbook",
    },
    {
      when: ({ introduction, daysSinceCompleted }) =>
        introduction === "took_place" || daysSinceCompleted !== null,
      show: "ProposeBooking",
      contact: accepted,
    },
    { when: () => true, show: "ProposeIntroduction", contact: accepted },
  ],
};

function isDecidedSoon({ awaitsAnswer, introduction }: InteractionFacts): boolean {
  return awaitsAnswer || introduction === "ahead";
}

type Between = { side: ProfileType; contact: ContactStatus | null; wish: Wish | null };

export function nextActionOf(
  facts: InteractionFacts,
  { side, contact, wish }: Between,
): NextAction | null {
  const rule = rules[side].find(({ when }) => when(facts));
  if (!rule?.show) return null;
  const isPossible = !rule.contact || (contact !== null && rule.contact.includes(contact));
  return isPossible && !wasAsked(rule.show, wish) ? rule.show : null;
}

const wishes: Partial<Record<NextAction, Wish["kind"]>> = {
  ProposeIntroduction: "introduction",
  ProposeBooking: "booking",
};

/** A sitter's wish waits for its answer; and what the owner doesn't need, we don't suggest again. */
function wasAsked(action: NextAction, wish: Wish | null): boolean {
  const kind = wishes[action];
  if (!kind || !wish) return false;
  return wish.state === "open" || (wish.state === "refused" && wish.kind === kind);
}

/** What the room is about now: the kind of its booking, or the logbook while that is being kept. */
export function contactKindOf(facts: InteractionFacts): (typeof contactKinds)[number] | null {
  if (facts.isUnderWay) return "logbook";
  return facts.about?.kind ?? null;
}
