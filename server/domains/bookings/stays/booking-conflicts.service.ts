import type * as z from "zod";
import type { BookingConflict } from "#contract/bookings/booking-periods.ts";
import type { bookingsEndpoints } from "#contract/bookings.ts";
import {
  findActingProfile,
  findProfileRef,
} from "#server/domains/profiles/profile-refs.service.ts";
import { dayOf, instantOf, momentInAmsterdam } from "#server/platform/amsterdam-time.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { sideOfUser } from "../booking-access.service.ts";
import { type BookingRow, hasBookingBetween, listOverlapping } from "../bookings.repository.ts";
import { isExclusive, otherSide } from "../bookings.rules.ts";
import { findNames } from "../people/booking-people.repository.ts";

type Asked = z.output<typeof bookingsEndpoints.hasConflictingBookings.body>;

/**
 * What either of the two has agreed on already in these days. Of the other one's affairs with strangers
 * nothing is told but when they are; and to who has nothing with them, only what everybody can see: when a
 * sitter is taken. When an owner is away from home is nobody's business.
 */
export async function findConflicts(
  { db, viewer }: ViewerContext,
  asked: Asked,
): Promise<BookingConflict[]> {
  const { userId } = viewer;
  const own = await findActingProfile(db, userId);
  const other = await findProfileRef(db, asked.otherProfileId);
  if (!own || !other) throw notFound();
  const span = spanOf(asked);
  if (span.endsAt <= span.startsAt) return [];
  const except = asked.bookingId ?? null;
  const all = await listOverlapping(db, [own.id, other.id], span, except);
  const knowsOther = await hasBookingBetween(db, [own.id, other.id]);
  const isPublic = (row: BookingRow) => row.sitterProfileId === other.id && isExclusive(row);
  const rows = all.filter((row) => sideOfUser(row, userId) || knowsOther || isPublic(row));
  const names = await findNames(
    db,
    rows.flatMap(({ users }) => Object.values(users)).flatMap((id) => id ?? []),
  );
  const isStay = isExclusive({ serviceType: asked.serviceType ?? null });
  return rows.map((row) => {
    const side = sideOfUser(row, userId);
    const withUser = side && row.users[otherSide(side)];
    const firstName = names.get(withUser ?? 0)?.firstName;
    return {
      whose: side ? "own" : "other",
      ...momentsOf(row),
      isExclusive: isStay && isExclusive(row),
      ...(side ? { bookingId: row.id } : {}),
      ...(side && firstName ? { firstName } : {}),
    };
  });
}

/** Without times, whole days. */
function spanOf({ startDate, time = "00:00", endDate, endTime }: Asked) {
  const first = dayOf(startDate);
  const last = endDate ? dayOf(endDate) : first;
  return {
    startsAt: instantOf(first, time),
    endsAt: endTime ? instantOf(last, endTime) : instantOf(last, "23:59"),
  };
}

function momentsOf({ startsAt, endsAt }: BookingRow) {
  return { startDate: momentInAmsterdam(startsAt), endDate: momentInAmsterdam(endsAt) };
}
