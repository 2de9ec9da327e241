import { dayMs, hourMs } from "#contract/shared/durations.ts";

/*
  What a logbook takes, and until when. While the booking stands, and for seven days after its end, what
  happened is taken however late it comes: a phone may have been away for days; doses always. Once the two
  can't reach each other any more, or the booking was cancelled, what happened before that is taken for a day
  more, without a word to the other side; what happened after it never. A logbook without a booking ends with
  the contact.
*/

const lateHours = 24;
const daysAfterEnd = 7;

/** A dose and leaving the house are the animal's and the owner's good, also where all else has ended. */
export type Act = "dose" | "checkOut" | "other";

/** Whether the two may reach each other, and if not, since when; null where nobody knows. */
type Standing = { obstacle: null } | { obstacle: string; endedAt: Date | null };

export type Taking = {
  act: Act;
  /** When it happened, and when it comes. */
  at: Date;
  now: Date;
  reach: Standing;
  cancelledAt: Date | null;
  /** Of the booking; null without one. */
  endsAt: Date | null;
  /** The stay ended early with the animals in somebody's house, and they are not home yet. */
  handover: boolean;
};

export type Taken =
  | { refusal: null; isLate: boolean }
  | { refusal: "contactClosed" | "logbookReadOnly" };

const closed: Taken = { refusal: "contactClosed" };

export function takenAt(taking: Taking): Taken {
  const { act, at, now, reach, cancelledAt, endsAt, handover } = taking;
  if (handover && act !== "other") return { refusal: null, isLate: false };
  if (reach.obstacle !== null && reach.endedAt === null) return closed;
  const ends = [reach.obstacle === null ? null : reach.endedAt, cancelledAt];
  const end = ends.flatMap((each) => each ?? []).toSorted((a, b) => a.getTime() - b.getTime())[0];
  if (end) {
    if (at >= end) return reach.obstacle === null ? { refusal: "logbookReadOnly" } : closed;
    return now.getTime() - end.getTime() < lateHours * hourMs
      ? { refusal: null, isLate: true }
      : closed;
  }
  const isOver = endsAt !== null && now.getTime() - endsAt.getTime() > daysAfterEnd * dayMs;
  return isOver && act !== "dose" ? closed : { refusal: null, isLate: false };
}

/** So late after it happened, the one who reads it is told that it came later. */
export function isToldLater(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() > hourMs;
}
