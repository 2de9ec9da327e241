import type { ClosedReason, ContactStatus } from "#contract/chat.ts";
import { dayMs, minuteMs } from "#contract/shared/durations.ts";
import { contactsToJudge } from "#contract/sitters.ts";

/*
  How a sitter answers: first answers to owners who wrote to them for the first time in the last 90 days. A
  no is an answer. Who has had less than a day to answer is not late yet, and where nobody can answer any
  more, because of a block or a ban or because the owner has gone, nobody is blamed. From five contacts on
  it says something, and is shown.
*/

const responseDays = 90;

/** What began before this counts no longer. */
export function respondedSince(now: Date): Date {
  return new Date(now.getTime() - responseDays * dayMs);
}

/** Between an owner who wrote first and a sitter. */
export type NewContact = {
  contactedAt: Date;
  answeredAt: Date | null;
  closedReason: ClosedReason | null;
};

/** As much as is known, whether it says something yet or not. */
export type Response = {
  contacts: number;
  /** From 0 to 1. */
  responseRate: number | null;
  /** The median: half of the answers came within this time. */
  responseMinutes: number | null;
};

export const noResponse: Response = { contacts: 0, responseRate: null, responseMinutes: null };

export function responseAt(contacts: readonly NewContact[], now: Date): Response {
  const since = respondedSince(now);
  const counted = contacts.filter(
    (contact) => contact.contactedAt >= since && counts(contact, now),
  );
  if (counted.length === 0) return noResponse;
  const minutes = counted.flatMap(({ contactedAt, answeredAt }) =>
    answeredAt ? [(answeredAt.getTime() - contactedAt.getTime()) / minuteMs] : [],
  );
  return {
    contacts: counted.length,
    responseRate: minutes.length / counted.length,
    responseMinutes: medianOf(minutes),
  };
}

function counts({ contactedAt, answeredAt, closedReason }: NewContact, now: Date): boolean {
  if (answeredAt) return true;
  if (closedReason !== null && closedReason !== "timeout") return false;
  return now.getTime() - contactedAt.getTime() >= dayMs;
}

/** In whole minutes, never too short: under a minute is a minute. */
function medianOf(minutes: readonly number[]): number | null {
  const sorted = minutes.toSorted((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  if (low === undefined || high === undefined) return null;
  return Math.max(1, Math.ceil((low + high) / 2));
}

/** What others get to see, and what the search counts. */
export function shownResponse({ contacts, responseRate, responseMinutes }: Response) {
  return contacts < contactsToJudge
    ? { responseRate: null, responseMinutes: null }
    : { responseRate, responseMinutes };
}

type ContactTimes = { contactedAt: Date | null; answeredAt: Date | null };

/** When a contact began and was answered, once it has come to a status; each is written down once. */
export function contactTimesAfter(
  { contactedAt, answeredAt }: ContactTimes,
  status: ContactStatus | null,
  now: Date,
): ContactTimes {
  const isAnswer = status === "accepted" || status === "declined";
  return {
    contactedAt: contactedAt ?? (status === "pending" ? now : null),
    answeredAt: answeredAt ?? (isAnswer && contactedAt ? now : null),
  };
}
