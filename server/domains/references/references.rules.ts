import {
  mostReferences,
  mostReminders,
  type OwnReference,
  type ReferenceAction,
  referenceLinkDays,
} from "#contract/references.ts";
import { dayMs } from "#contract/shared/durations.ts";
import type { ErrorCode } from "#contract/shared/errors.ts";

export type ReferenceState = { writtenAt: Date | null; expiresAt: Date; reminders: number };

export function linkEnd(askedAt: Date): Date {
  return new Date(askedAt.getTime() + referenceLinkDays * dayMs);
}

export function statusOf(
  { writtenAt, expiresAt }: ReferenceState,
  now: Date,
): OwnReference["status"] {
  if (writtenAt) return "written";
  return now < expiresAt ? "asked" : "expired";
}

/** Whether the link still opens: once, and for so many days. */
export function isLinkOpen(state: ReferenceState, now: Date): boolean {
  return statusOf(state, now) === "asked";
}

/** Why somebody can't be reminded; null when they can. */
export function remindRefusal(state: ReferenceState, now: Date): ErrorCode | null {
  const status = statusOf(state, now);
  if (status === "written") return "alreadyAnswered";
  if (status === "expired") return "tokenExpired";
  return state.reminders >= mostReminders ? "tooManyReminders" : null;
}

/** What is too old to be answered makes room for another. */
export function hasRoom(references: readonly ReferenceState[], now: Date): boolean {
  return references.filter((each) => statusOf(each, now) !== "expired").length < mostReferences;
}

export function allowedActionsOf(state: ReferenceState, now: Date): ReferenceAction[] {
  return remindRefusal(state, now) === null ? ["remind", "remove"] : ["remove"];
}

/** As others read it: nobody without an account is shown by their family name. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
