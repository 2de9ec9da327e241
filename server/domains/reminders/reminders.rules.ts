import { parseDate } from "@internationalized/date";
import type { ReminderType } from "#contract/reminders/reminder-messages.ts";
import { askAfterDays } from "#contract/requests.ts";
import { dayMs, hourMs, minuteMs } from "#contract/shared/durations.ts";
import { clockAt, instantOf } from "#server/platform/amsterdam-time.ts";

/*
  When who is reminded. Nothing is planned ahead: every minute the facts are asked what is due now, so that
  what was moved, cancelled or done since needs no plan to be taken back. What an outage kept from being
  sent is found by the first look after it, unless it would come too late to be of use.

  Before and after are spans of time, which the clock on the wall has no part in; five in the morning, the
  end of a day and the day after are times on Amsterdam's clock.
*/

type Timing = {
  type: ReminderType;
  /** From when on nobody has any use for it, counted from when it was due. */
  uselessAfterMs: number;
};

export const causes = {
  // From half a day before on, "tomorrow" is wrong as often as right, and the last hour has its own.
  before24h: { type: "REMINDER_24H", uselessAfterMs: 12 * hourMs },
  // Within the last half hour one is on the way.
  before1h: { type: "REMINDER_1H", uselessAfterMs: 30 * minuteMs },
  // By ten the day is well under way.
  dayPlan: { type: "REMINDER_5AM", uselessAfterMs: 5 * hourMs },
  // Four hours after a visit was to begin it is over, one way or the other, and what the sitter did may
  // still be on its way here.
  visitLate: { type: "REMINDER_CHECK_IN", uselessAfterMs: 4 * hourMs - 15 * minuteMs },
  visitMissed: { type: "REMINDER_CHECK_IN", uselessAfterMs: 3 * hourMs },
  picture: { type: "REMINDER_SEND_PICTURE", uselessAfterMs: hourMs },
  // Not in the night.
  pictureOfDay: { type: "REMINDER_SEND_PICTURE", uselessAfterMs: 3 * hourMs },
  planning: { type: "REMINDER_PLANNING", uselessAfterMs: 4 * dayMs },
  introduction: { type: "REMINDER_INTRODUCTION", uselessAfterMs: 3 * dayMs },
  requestAfterYes: { type: "REMINDER_DEACTIVATE_REQUEST", uselessAfterMs: 7 * dayMs },
  requestAfterMonth: { type: "REMINDER_DEACTIVATE_REQUEST", uselessAfterMs: 30 * dayMs },
} as const satisfies Record<string, Timing>;
export type Cause = keyof typeof causes;

/** How long before the start, or after what it follows from. */
export const spans = {
  before24h: -dayMs,
  before1h: -hourMs,
  visitLate: 15 * minuteMs,
  visitMissed: hourMs,
  picture: 2 * hourMs,
  planning: 3 * dayMs,
  requestAfterYes: 0,
  requestAfterMonth: askAfterDays * dayMs,
} as const satisfies Partial<Record<Cause, number>>;
export type SpanCause = keyof typeof spans;

/** Times on Amsterdam's clock. */
const dayPlanTime = "05:00";
const endOfDayTime = "20:00";
const dayAfterTime = "10:00";

export type Window = { from: Date; until: Date };

/** What became due after `from`, and `until` now. */
export function dueBetween(cause: Cause, now: Date): Window {
  return { from: new Date(now.getTime() - causes[cause].uselessAfterMs), until: now };
}

/**
 * Whether somebody who was reminded in the chat is still to be told besides: after an outage in the midst of
 * it that may be long after. Of several causes of a type, as long as the one that lasts longest.
 */
export function isOfUse({ type, dueAt }: { type: ReminderType; dueAt: Date }, now: Date): boolean {
  const lasting = Object.values(causes).filter((cause) => cause.type === type);
  const longestMs = Math.max(...lasting.map(({ uselessAfterMs }) => uselessAfterMs));
  return now.getTime() - dueAt.getTime() < longestMs;
}

/** When what it follows from was, for it to be due now. */
export function causedBetween(cause: SpanCause, now: Date): Window {
  const { from, until } = dueBetween(cause, now);
  const back = (at: Date) => new Date(at.getTime() - spans[cause]);
  return { from: back(from), until: back(until) };
}

export function spanAfter(cause: SpanCause, at: Date): Date {
  return new Date(at.getTime() + spans[cause]);
}

/**
 * Whether to send now what was due at a moment. Whoever learns of something later than they would have been
 * reminded of it has just heard of it: there is nothing to remind them of.
 */
export function isDue(
  cause: Cause,
  { dueAt, knownAt }: { dueAt: Date; knownAt: Date | null },
  now: Date,
): boolean {
  const { from, until } = dueBetween(cause, now);
  const isTimely = dueAt > from && dueAt <= until;
  return isTimely && (knownAt === null || knownAt <= dueAt);
}

/** What somebody has before them: a booking or an introduction. */
export type Ahead = { status: string; startsAt: Date; startAgreedAt: Date | null };

export function dueBeforeStart(
  cause: "before24h" | "before1h",
  { status, startsAt, startAgreedAt }: Ahead,
  now: Date,
): Date | null {
  if (status !== "accepted") return null;
  const dueAt = spanAfter(cause, startsAt);
  return isDue(cause, { dueAt, knownAt: startAgreedAt }, now) ? dueAt : null;
}

export type PlannedVisit = { checkInAt: Date | null; createdAt: Date };

/** When a sitter is told of their day. */
export function dayPlanAt(day: string): Date {
  return instantOf(day, dayPlanTime);
}

/** On a day with visits that nobody has come for yet, and that were planned before it began. */
export function dueDayPlan(
  { day, visits }: { day: string; visits: readonly PlannedVisit[] },
  now: Date,
): Date | null {
  const dueAt = dayPlanAt(day);
  const isAwaited = visits.some(
    ({ checkInAt, createdAt }) => checkInAt === null && createdAt <= dueAt,
  );
  return isAwaited && isDue("dayPlan", { dueAt, knownAt: null }, now) ? dueAt : null;
}

export type VisitBegun = { checkInAt: Date | null; hasPicture: boolean };

export function duePicture({ checkInAt, hasPicture }: VisitBegun, now: Date): Date | null {
  if (!checkInAt || hasPicture) return null;
  const dueAt = spanAfter("picture", checkInAt);
  return isDue("picture", { dueAt, knownAt: checkInAt }, now) ? dueAt : null;
}

export function endOfDayAt(day: string): Date {
  return instantOf(day, endOfDayTime);
}

export type VisitGoingOn = {
  checkInAt: Date | null;
  checkOutAt: Date | null;
  /** The stay is over: whoever forgot to check out is not there. */
  completedAt: Date | null;
  hasPictureToday: boolean;
};

/** Of who came on an earlier day and is still there; who came today is asked two hours later. */
export function duePictureOfDay(visit: VisitGoingOn, now: Date): Date | null {
  const { checkInAt, checkOutAt, completedAt, hasPictureToday } = visit;
  const today = clockAt(now).date;
  if (!checkInAt || checkOutAt || completedAt || hasPictureToday) return null;
  if (clockAt(checkInAt).date >= today) return null;
  const dueAt = endOfDayAt(today);
  return isDue("pictureOfDay", { dueAt, knownAt: checkInAt }, now) ? dueAt : null;
}

export type Contact = {
  status: string | null;
  statusChangedAt: Date | null;
  /** Something is asked or agreed on, or has been. */
  hasPlan: boolean;
};

export function duePlanning({ status, statusChangedAt, hasPlan }: Contact, now: Date): Date | null {
  if (status !== "accepted" || !statusChangedAt || hasPlan) return null;
  const dueAt = spanAfter("planning", statusChangedAt);
  return isDue("planning", { dueAt, knownAt: null }, now) ? dueAt : null;
}

export type Meeting = {
  endsAt: Date;
  /** It was agreed on, and nobody called it off. */
  tookPlace: boolean;
  isInContact: boolean;
  /** A booking is asked or agreed on, or has been. */
  hasBooking: boolean;
};

export function dueIntroduction(
  { endsAt, tookPlace, isInContact, hasBooking }: Meeting,
  now: Date,
): Date | null {
  if (!tookPlace || !isInContact || hasBooking) return null;
  const dueAt = instantOf(dayAfter(clockAt(endsAt).date, 1), dayAfterTime);
  return isDue("introduction", { dueAt, knownAt: null }, now) ? dueAt : null;
}

/** When introductions ended of which it is the day after now, and not long after that. */
export function metBetween(now: Date): Window {
  const { from, until } = dueBetween("introduction", now);
  return { from: lastDayReached(from), until: lastDayReached(until) };
}

/** The beginning of the last day on which the time of reminders had come: what ended before it is due. */
function lastDayReached(at: Date): Date {
  const { date, time } = clockAt(at);
  return instantOf(time >= dayAfterTime ? date : dayAfter(date, -1), "00:00");
}

function dayAfter(day: string, days: number): string {
  return parseDate(day).add({ days }).toString();
}

export type Agreed = {
  status: string;
  acceptedAt: Date | null;
  /** The owner has said what becomes of their request. */
  isRequestAnswered: boolean;
  hasActiveRequest: boolean;
};

export function dueAfterYes(
  { status, acceptedAt, isRequestAnswered, hasActiveRequest }: Agreed,
  now: Date,
): Date | null {
  if (status !== "accepted" || !acceptedAt || isRequestAnswered || !hasActiveRequest) return null;
  const dueAt = spanAfter("requestAfterYes", acceptedAt);
  return isDue("requestAfterYes", { dueAt, knownAt: null }, now) ? dueAt : null;
}

/** `wantedAt` of a request that is shown to sitters. */
export function dueAfterMonth({ wantedAt }: { wantedAt: Date | null }, now: Date): Date | null {
  if (!wantedAt) return null;
  const dueAt = spanAfter("requestAfterMonth", wantedAt);
  return isDue("requestAfterMonth", { dueAt, knownAt: null }, now) ? dueAt : null;
}
