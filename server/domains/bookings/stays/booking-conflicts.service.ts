import { parseDate } from "@internationalized/date";
import type * as z from "zod";
import type { BookingConflict, BookingConflicts } from "#contract/bookings/booking-periods.ts";
import type { bookingsEndpoints } from "#contract/bookings.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { findActingProfile } from "#server/domains/profiles/profile-refs.service.ts";
import { findShownAsAway } from "#server/domains/profiles/sitters/sitters.service.ts";
import { findBusyDays } from "#server/domains/search/search-rows.service.ts";
import { dayOf, instantOf, momentInAmsterdam } from "#server/platform/amsterdam-time.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { sideOfUser } from "../booking-access.service.ts";
import type { BookingRow } from "../bookings.repository.ts";
import { isExclusive, otherSide } from "../bookings.rules.ts";
import { findCreateObstacle } from "../create-booking.service.ts";
import { findNames } from "../people/booking-people.repository.ts";
import { listOverlapping } from "./stays.repository.ts";

type Question = z.output<typeof bookingsEndpoints.hasConflictingBookings.body>;
type Span = { startsAt: Date; endsAt: Date };

/**
 * What the viewer has agreed on already in these days. Of the other one nothing is computed but from what a
 * sitter's page shows to everybody who may see it: asking for each day tells no more than looking at it
 * does. When an owner is away from home is nobody's business.
 */
export async function findConflicts(
  ctx: ViewerContext,
  question: Question,
): Promise<BookingConflicts> {
  const { db, viewer } = ctx;
  const own = await findActingProfile(db, viewer.userId);
  if (!own) throw notFound();
  const { bookingId = null, otherProfileId } = question;
  const span = spanOf(question);
  const isEmpty = span.endsAt <= span.startsAt;
  const planned = isEmpty ? [] : await listOverlapping(db, [own.id], span, null);
  const isSitter = own.profileType === "pet_sitter";
  const sitterProfileId = isSitter ? own.id : otherProfileId;
  const conflicts = await describeConflicts(ctx, {
    bookings: planned.filter(({ id }) => id !== bookingId),
    staysWith: isExclusive({ serviceType: question.serviceType ?? null }) ? sitterProfileId : null,
  });
  const withThem = planned.filter((row) => row.sitterProfileId === otherProfileId);
  return {
    hasConflictingBookings: conflicts.length > 0,
    conflicts,
    otherUnavailable:
      !isSitter && !isEmpty && (await showsAsTaken(ctx, { otherProfileId, span, withThem })),
  };
}

type Overlapping = {
  bookings: readonly BookingRow[];
  /** The sitter who would be in somebody's home day or night. */
  staysWith: number | null;
};

async function describeConflicts(
  { db, viewer }: ViewerContext,
  { bookings, staysWith }: Overlapping,
): Promise<BookingConflict[]> {
  const others = bookings.map((row) => {
    const side = sideOfUser(row, viewer.userId);
    return side && row.users[otherSide(side)];
  });
  const names = await findNames(
    db,
    others.flatMap((userId) => userId ?? []),
  );
  return bookings.map((row, at) => {
    const firstName = names.get(others[at] ?? 0)?.firstName;
    return {
      whose: "own",
      startDate: momentInAmsterdam(row.startsAt),
      endDate: momentInAmsterdam(row.endsAt),
      isExclusive: staysWith !== null && row.sitterProfileId === staysWith && isExclusive(row),
      bookingId: row.id,
      ...(firstName ? { firstName } : {}),
    };
  });
}

type Wish = {
  otherProfileId: number;
  span: Span;
  /** The viewer's own plans with this sitter, which fill those days of the calendar too. */
  withThem: readonly BookingRow[];
};

async function showsAsTaken(
  ctx: ViewerContext,
  { otherProfileId, span, withThem }: Wish,
): Promise<boolean> {
  const busy = await findBusyDays(ctx, { profileId: otherProfileId });
  const calendar = await findShownAsAway(ctx, { profileId: otherProfileId, busy });
  if (!calendar) return false;
  if (!calendar.isFindable && (await findCreateObstacle(ctx, { otherProfileId }))) return false;
  const first = dayInAmsterdam(span.startsAt);
  const last = dayInAmsterdam(span.endsAt);
  const known = withThem.filter(isExclusive);
  return calendar.away.some(({ startDate, endDate }) => {
    let [, day = first] = [startDate, first].toSorted();
    const [until = last] = [endDate, last].toSorted();
    // From one of the viewer's own to the next: a calendar may be away for as good as ever.
    for (;;) {
      const own = known.find(({ startOn, endOn }) => startOn <= day && day <= endOn);
      if (!own) return day <= until;
      day = parseDate(own.endOn).add({ days: 1 }).toString();
    }
  });
}

/** Without times, whole days. */
function spanOf({ startDate, time = "00:00", endDate, endTime }: Question): Span {
  const first = dayOf(startDate);
  const last = endDate ? dayOf(endDate) : first;
  return {
    startsAt: instantOf(first, time),
    endsAt: endTime ? instantOf(last, endTime) : instantOf(last, "23:59"),
  };
}
