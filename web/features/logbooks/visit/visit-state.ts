import { isClosed, isOpen } from "#contract/logbooks/edit-rule.ts";
import type { LogbookEntry } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { dayMs, hourMs } from "#contract/shared/durations.ts";
import { dayOf } from "../logbook-words.ts";
import { undoCheckOutMinutes } from "./limits.ts";

/** What the card at the top shows. */
export type VisitState =
  /** The booking was cancelled: nothing can be written any more. */
  | { kind: "cancelled" }
  /** The two are not in contact any more: the same. */
  | { kind: "ended" }
  /** The stay of a booking is over, and nobody is there: there is only to read. */
  | { kind: "over" }
  /** The sitter is there. */
  | { kind: "inside"; entry: LogbookEntry & { checkInTime: string } }
  /** …has just left, and can take that back. */
  | { kind: "left"; entry: ClosedEntry; next: PlannedEntry | null }
  /** …is expected today, or another day, or any time. */
  | { kind: "outside"; next: PlannedEntry | null; isToday: boolean };

type ClosedEntry = LogbookEntry & { checkInTime: string; checkOutTime: string };
type PlannedEntry = LogbookEntry & { plannedAt: string };

export function visitStateOf(
  logbook: Pick<
    Logbook,
    | "isCancelled"
    | "isHandedOver"
    | "isReadOnly"
    | "entries"
    | "bookingId"
    | "startDate"
    | "endDate"
  >,
  now: Date,
): VisitState {
  const { isCancelled, isHandedOver, isReadOnly, entries } = logbook;
  const open = entries.find(isInside);
  // Who is with the animals leaves when these are fetched.
  const isLeaving = isHandedOver && open !== undefined;
  if (isCancelled && !isLeaving) return { kind: "cancelled" };
  if (isReadOnly && !isLeaving) return { kind: "ended" };
  if (open) return { kind: "inside", entry: open };
  const next = nextPlanned(entries, now);
  const left = justLeft(entries, now);
  if (left) return { kind: "left", entry: left, next };
  if (next === null && isOver(logbook, dayOf(now.toISOString()))) return { kind: "over" };
  const isToday = next !== null && dayOf(next.plannedAt) <= dayOf(now.toISOString());
  return { kind: "outside", next, isToday };
}

function isInside(entry: LogbookEntry): entry is LogbookEntry & { checkInTime: string } {
  return isOpen(entry);
}

/** So long after its time a visit is still the one that one comes for; later it was missed. */
const lateHours = 6;

/** The first that nobody came for yet; one of this morning no longer in the evening. */
function nextPlanned(entries: readonly LogbookEntry[], now: Date): PlannedEntry | null {
  const since = now.getTime() - lateHours * hourMs;
  const planned = entries
    .filter((entry): entry is PlannedEntry => entry.plannedAt !== undefined)
    .filter(({ checkInTime, plannedAt }) => !checkInTime && Date.parse(plannedAt) > since)
    .toSorted((a, b) => Date.parse(a.plannedAt) - Date.parse(b.plannedAt));
  return planned[0] ?? null;
}

function justLeft(entries: readonly LogbookEntry[], now: Date): ClosedEntry | null {
  const last = entries
    .filter((entry): entry is ClosedEntry => isClosed(entry))
    .toSorted((a, b) => Date.parse(b.checkOutTime) - Date.parse(a.checkOutTime))[0];
  if (!last) return null;
  return now.getTime() - Date.parse(last.checkOutTime) < undoCheckOutMinutes * 60_000 ? last : null;
}

/** Which day of how many; null before the first and after the last. */
export function dayOfStay(
  { startDate, endDate }: Pick<Logbook, "startDate" | "endDate">,
  today: string,
): { day: number; days: number } | null {
  if (today < startDate || today > endDate) return null;
  return { day: daysFrom(startDate, today), days: daysFrom(startDate, endDate) };
}

function daysFrom(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
}

/** One without a booking has no end: it goes on with whatever visit comes next. */
function isOver(logbook: Pick<Logbook, "bookingId" | "startDate" | "endDate">, today: string) {
  return logbook.bookingId !== undefined && today > logbook.endDate && !isAround(logbook, today);
}

/** During a stay, from the evening before to the day after: keys are fetched, and brought back. */
export function isAround(
  { startDate, endDate }: Pick<Logbook, "startDate" | "endDate">,
  today: string,
) {
  const at = Date.parse(today);
  return at >= Date.parse(startDate) - dayMs && at <= Date.parse(endDate) + dayMs;
}
