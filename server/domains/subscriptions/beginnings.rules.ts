import {
  freeBeginnings,
  freeBeginningsDays,
  unansweredDays,
} from "#contract/subscriptions/subscriptions.ts";
import { addDays } from "./days.rules.ts";

/** A contact that somebody began without a subscription. */
export type Beginning = { begunOn: string; isAnswered: boolean };

export type FreeBeginnings = {
  left: number;
  /** The day on which there is one again; null while one is left. */
  nextOn: string | null;
};

/** A beginning counts for thirty days; one without an answer for fourteen. */
function countsUntil({ begunOn, isAnswered }: Beginning): string {
  return addDays(begunOn, isAnswered ? freeBeginningsDays : unansweredDays);
}

export function freeBeginningsOn(beginnings: readonly Beginning[], today: string): FreeBeginnings {
  const ends = beginnings.map(countsUntil).filter((end) => end > today);
  const left = Math.max(0, freeBeginnings - ends.length);
  if (left > 0) return { left, nextOn: null };
  return { left, nextOn: ends.toSorted().at(ends.length - freeBeginnings) ?? null };
}
