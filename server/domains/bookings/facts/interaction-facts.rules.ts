import type { BookingKind } from "#contract/bookings.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { dayMs } from "#contract/shared/durations.ts";

/** As `chat` asks for it: its own type, met by shape, as no domain imports another's rules. */
export type InteractionFacts = {
  isUnderWay: boolean;
  ahead: { isToday: boolean; isIntakeFilled: boolean } | null;
  awaitsAnswer: boolean;
  daysSinceCompleted: number | null;
  introduction: "ahead" | "took_place" | "declined" | null;
  about: { bookingId: number; kind: BookingKind } | null;
  logbookId: number | null;
};

type OfRoom = {
  id: number;
  kind: BookingKind;
  status: string;
  closedReason: string | null;
  startsAt: Date;
  endsAt: Date;
  hasProposal: boolean;
};

/** What later domains know of a booking. */
type Known = {
  now: Date;
  isFilled: (bookingId: number) => boolean;
  logbookOf: (bookingId: number) => number | null;
};

/** What lies between two people, of the bookings that matter: what stands, and the last that is over. */
export function interactionFactsOf(
  rows: readonly OfRoom[],
  { now, isFilled, logbookOf }: Known,
): InteractionFacts {
  const inOrder = rows.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const isAccepted = ({ status }: OfRoom) => status === "accepted";
  const underWay = inOrder.find(
    (row) => row.kind === "booking" && isAccepted(row) && row.startsAt <= now && row.endsAt > now,
  );
  const isAhead = (row: OfRoom) => isAccepted(row) && row.startsAt > now;
  const ahead = inOrder.find((row) => row.kind === "booking" && isAhead(row));
  const meeting = inOrder.find((row) => row.kind === "introduction" && isAhead(row));
  const asked = inOrder.find(
    (row) =>
      row.startsAt > now && (row.status === "pending" || (isAccepted(row) && row.hasProposal)),
  );
  const completed = inOrder.findLast((row) => row.kind === "booking" && isOver(row, now));
  const about = underWay ?? ahead ?? meeting ?? asked;
  const isToday = ahead !== undefined && isSameDay(ahead.startsAt, now);
  const logged = underWay ?? (isToday ? ahead : completed);
  return {
    isUnderWay: underWay !== undefined,
    ahead: ahead ? { isToday, isIntakeFilled: isFilled(ahead.id) } : null,
    awaitsAnswer: asked !== undefined,
    daysSinceCompleted: completed ? (now.getTime() - completed.endsAt.getTime()) / dayMs : null,
    introduction: introductionOf(inOrder, now),
    about: about ? { bookingId: about.id, kind: about.kind } : null,
    logbookId: logged ? logbookOf(logged.id) : null,
  };
}

/** Whether a job has been there or not. */
function isOver({ status, closedReason, endsAt }: OfRoom, now: Date): boolean {
  return closedReason === "completed" || (status === "accepted" && endsAt <= now);
}

function introductionOf(rows: readonly OfRoom[], now: Date): InteractionFacts["introduction"] {
  const last = rows.findLast(({ kind }) => kind === "introduction");
  if (!last) return null;
  if (last.status === "declined") return "declined";
  if (isOver(last, now)) return "took_place";
  return last.status === "accepted" ? "ahead" : null;
}

function isSameDay(one: Date, other: Date): boolean {
  return dayInAmsterdam(one) === dayInAmsterdam(other);
}
