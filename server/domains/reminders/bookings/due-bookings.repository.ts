import { and, asc, eq, gt, gte, lt, lte, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { sharedBookings } from "#server/db/views/bookings.ts";
import { afterIn, notSent } from "../reminders.repository.ts";
import { causedBetween, causes, type Window } from "../reminders.rules.ts";

const { id, status, chatRoomId, ownerProfileId, sitterProfileId, startsAt, startAgreedAt } =
  sharedBookings;
const ahead = { id, status, chatRoomId, ownerProfileId, sitterProfileId, startsAt, startAgreedAt };

export type StartCause = "before24h" | "before1h";

/** What begins soon, of which nobody was reminded yet: bookings and introductions. */
export function listStarting(
  db: Db,
  { cause, now, most }: { cause: StartCause; now: Date; most: number },
) {
  const { from, until } = causedBetween(cause, now);
  const dueAt = afterIn(startsAt, cause);
  const subject = sql`'booking:' || ${id}`;
  return db
    .select(ahead)
    .from(sharedBookings)
    .where(
      and(
        eq(status, "accepted"),
        gt(startsAt, from),
        lte(startsAt, until),
        lte(startAgreedAt, dueAt),
        notSent(db, { type: causes[cause].type, subject, dueAt }),
      ),
    )
    .orderBy(asc(startsAt), asc(id))
    .limit(most);
}

export async function findAhead(db: Db, bookingId: number) {
  const [row] = await db.select(ahead).from(sharedBookings).where(eq(id, bookingId));
  return row ?? null;
}
export type AheadRow = NonNullable<Awaited<ReturnType<typeof findAhead>>>;

/** The introductions that a sitter has before them between two moments, in that order. */
export function listMeetingsOf(db: Db, profileId: number, during: Window) {
  return db
    .select(ahead)
    .from(sharedBookings)
    .where(
      and(
        eq(sitterProfileId, profileId),
        eq(sharedBookings.kind, "introduction"),
        eq(status, "accepted"),
        gte(startsAt, during.from),
        lt(startsAt, during.until),
      ),
    )
    .orderBy(asc(startsAt), asc(id));
}
