import { and, asc, eq, gt, gte, isNull, lte, or, sql } from "drizzle-orm";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Db } from "#server/db/database.ts";
import { sharedBookings } from "#server/db/views/bookings.ts";
import { activeRequests, wantedRequests } from "#server/db/views/requests.ts";
import { afterIn, notSent } from "../reminders.repository.ts";
import { causedBetween, causes } from "../reminders.rules.ts";

const { id, status, chatRoomId, ownerProfileId, acceptedAt, isRequestAnswered } = sharedBookings;
const { wantedAt } = wantedRequests;

const agreed = {
  id,
  status,
  chatRoomId,
  ownerProfileId,
  acceptedAt,
  isRequestAnswered,
  requestId: activeRequests.id,
};

/** What its days have passed of is over, and put away in the night. */
function isSeen(now: Date) {
  return or(isNull(activeRequests.lastOn), gte(activeRequests.lastOn, dayInAmsterdam(now)));
}

/** Bookings that were agreed on lately, of owners who still show a request. */
export function listAgreed(db: Db, { now, most }: { now: Date; most: number }) {
  const { from, until } = causedBetween("requestAfterYes", now);
  const { type } = causes.requestAfterYes;
  return db
    .select(agreed)
    .from(sharedBookings)
    .innerJoin(activeRequests, eq(activeRequests.profileId, ownerProfileId))
    .where(
      and(
        eq(sharedBookings.kind, "booking"),
        eq(status, "accepted"),
        eq(isRequestAnswered, false),
        gt(acceptedAt, from),
        lte(acceptedAt, until),
        isSeen(now),
        notSent(db, { type, subject: sql`'booking:' || ${id}` }),
      ),
    )
    .orderBy(asc(acceptedAt), asc(id))
    .limit(most);
}

/** `requestId` is null where the owner shows none any more. */
export async function findAgreed(db: Db, bookingId: number, now: Date) {
  const [row] = await db
    .select({ ...agreed, requestId: sql<number | null>`${activeRequests.id}` })
    .from(sharedBookings)
    .leftJoin(activeRequests, and(eq(activeRequests.profileId, ownerProfileId), isSeen(now)))
    .where(eq(id, bookingId));
  return row ?? null;
}
export type AgreedRow = NonNullable<Awaited<ReturnType<typeof findAgreed>>>;

const wanted = { id: activeRequests.id, profileId: activeRequests.profileId, wantedAt };

/** Requests that have been shown for long since their owners last said that they need them. */
export function listLongWanted(db: Db, { now, most }: { now: Date; most: number }) {
  const { from, until } = causedBetween("requestAfterMonth", now);
  const { type } = causes.requestAfterMonth;
  const subject = sql`'request:' || ${wantedRequests.id}`;
  const dueAt = afterIn(wantedAt, "requestAfterMonth");
  return db
    .select(wanted)
    .from(wantedRequests)
    .innerJoin(activeRequests, eq(activeRequests.id, wantedRequests.id))
    .where(
      and(
        gt(wantedAt, from),
        lte(wantedAt, until),
        isSeen(now),
        notSent(db, { type, subject, dueAt }),
      ),
    )
    .orderBy(asc(wantedAt), asc(activeRequests.id))
    .limit(most);
}

export async function findWanted(db: Db, requestId: number, now: Date) {
  const [row] = await db
    .select(wanted)
    .from(wantedRequests)
    .innerJoin(activeRequests, eq(activeRequests.id, wantedRequests.id))
    .where(and(eq(activeRequests.id, requestId), isSeen(now)));
  return row ?? null;
}
export type WantedRow = NonNullable<Awaited<ReturnType<typeof findWanted>>>;
