import {
  freeBeginnings,
  freeBeginningsDays,
  unansweredDays,
} from "#contract/subscriptions/subscriptions.ts";
import { addDays } from "./days.rules.ts";

/** A contact that somebody began without a subscription. */
export type FreeContact = { begunOn: string; isAnswered: boolean };

export type FreeContacts = {
  left: number;
  /** The day on which there is one again; null while one is left. */
  nextOn: string | null;
};

/** A contact counts for thirty days; one without an answer for fourteen. */
function countsUntil({ begunOn, isAnswered }: FreeContact): string {
  return addDays(begunOn, isAnswered ? freeBeginningsDays : unansweredDays);
}

export function freeContactsOn(freeContacts: readonly FreeContact[], today: string): FreeContacts {
  const ends = freeContacts.map(countsUntil).filter((end) => end > today);
  const left = Math.max(0, freeBeginnings - ends.length);
  if (left > 0) return { left, nextOn: null };
  return { left, nextOn: ends.toSorted().at(ends.length - freeBeginnings) ?? null };
}

/** What it takes to write to somebody new. */
export type ContactTerms = "subscribed" | "free" | "refused";

type ContactFacts = {
  /** The last day of a subscription; null for who never had one. */
  endOn: string | null;
  freeContacts: readonly FreeContact[];
  today: string;
};

export function contactTerms({ endOn, freeContacts, today }: ContactFacts): ContactTerms {
  if (endOn !== null && endOn >= today) return "subscribed";
  return freeContactsOn(freeContacts, today).left > 0 ? "free" : "refused";
}
