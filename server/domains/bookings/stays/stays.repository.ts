import { and, asc, eq, gt, gte, inArray, lt, ne, or, sql } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/database.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { type BookingRow, listed, selectBookings } from "../bookings.repository.ts";
import { exclusiveServices } from "../bookings.rules.ts";

type Span = { startsAt: Date; endsAt: Date };

/** Agreed bookings of any of these profiles that overlap, the earliest first. */
export async function listOverlapping(
  db: Db,
  profileIds: readonly number[],
  { startsAt, endsAt }: Span,
  except: number | null,
): Promise<BookingRow[]> {
  const ids = [...profileIds];
  return listed(
    selectBookings(db)
      .where(
        and(
          or(inArray(bookings.ownerProfileId, ids), inArray(bookings.sitterProfileId, ids)),
          eq(bookings.status, "accepted"),
          lt(bookings.startsAt, endsAt),
          gt(bookings.endsAt, startsAt),
          except === null ? undefined : ne(bookings.id, except),
        ),
      )
      .orderBy(asc(bookings.startsAt), asc(bookings.id))
      .limit(50),
  );
}

/** Any number, the same in every process: with a profile's id it names the lock on a sitter's days. */
const stayLock = 7_310_032;

/** Whoever fills or frees a sitter's days waits for who does so now, instead of for each other. */
export async function lockStaysOf(tx: Db, sitterProfileId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${stayLock}, ${sitterProfileId})`);
}

/** The same, unless somebody else is at it. Tells whether it is ours now. */
export async function tryLockStaysOf(tx: Db, sitterProfileId: number): Promise<boolean> {
  const [row] = await rowsOf<{ isOurs: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${stayLock}, ${sitterProfileId}) as "isOurs"`,
  );
  return row?.isOurs ?? false;
}

/** Stays that fill the sitter's days, from a day on. */
export async function listStays(
  db: Db,
  sitterProfileId: number,
  from: string,
): Promise<{ from: string; until: string }[]> {
  return db
    .select({ from: bookings.startOn, until: bookings.endOn })
    .from(bookings)
    .where(
      and(
        eq(bookings.sitterProfileId, sitterProfileId),
        eq(bookings.status, "accepted"),
        inArray(bookings.serviceType, [...exclusiveServices]),
        gte(bookings.endOn, from),
      ),
    )
    .orderBy(asc(bookings.startOn));
}

/** How many bookings of a sitter took place since, and how many they cancelled. */
export async function countOutcomes(
  db: Db,
  sitterProfileId: number,
  since: Date,
): Promise<{ kept: number; cancelled: number }> {
  const isCancelled = sql`${bookings.closedReason} = 'cancelled' and ${bookings.closedBy} = 'pet_sitter' and ${bookings.acceptedAt} is not null`;
  const [row] = await db
    .select({
      kept: sql<number>`count(*) filter (where ${bookings.closedReason} = 'completed')::int`,
      cancelled: sql<number>`count(*) filter (where ${isCancelled})::int`,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.sitterProfileId, sitterProfileId),
        eq(bookings.kind, "booking"),
        gte(bookings.closedAt, since),
      ),
    );
  return row ?? { kept: 0, cancelled: 0 };
}
