import type { Db } from "#server/db/database.ts";
import { type BookingRow, listPets } from "./bookings.repository.ts";
import { daysSharedAfterEnd, isAheadOrRunning } from "./bookings.rules.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Agreed, and not over yet. */
export function isStillToCome(booking: BookingRow, now: Date): boolean {
  return isAheadOrRunning(booking, now);
}

/** Until when the two share what is private. */
export function sharedUntil({ endsAt }: BookingRow): Date {
  return new Date(endsAt.getTime() + daysSharedAfterEnd * dayMs);
}

/** The pets of a booking that are still somebody's; those that have gone need nothing any more. */
export async function listKnownPets(db: Db, bookingId: number) {
  const rows = await listPets(db, [bookingId]);
  return rows.flatMap(({ petId, name, category, race, birthOn }) =>
    petId === null
      ? []
      : [
          {
            id: petId,
            name,
            category,
            race: race ?? undefined,
            birthDate: birthOn ?? undefined,
          },
        ],
  );
}
