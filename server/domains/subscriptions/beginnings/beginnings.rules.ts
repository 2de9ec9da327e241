import {
  freeBeginnings,
  freeBeginningsDays,
  unansweredDays,
} from "#contract/subscriptions/subscriptions.ts";
import { addDays } from "../days.rules.ts";

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

/** What it takes to write to somebody new. */
export type BeginningTerms = "subscribed" | "free" | "refused";

type BeginningFacts = {
  /** The last day of a subscription; null for who never had one. */
  endOn: string | null;
  beginnings: readonly Beginning[];
  today: string;
};

export function beginningTerms({ endOn, beginnings, today }: BeginningFacts): BeginningTerms {
  if (endOn !== null && endOn >= today) return "subscribed";
  return freeBeginningsOn(beginnings, today).left > 0 ? "free" : "refused";
}
