import { and, inArray, isNotNull, or } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import { sharedBookings } from "#server/db/views/bookings.ts";
import { sharedContacts } from "#server/db/views/chat.ts";

/** Of rooms in which a person has written. */
export function countContacts(db: Db, profileIds: readonly number[]): Promise<number> {
  const ids = [...profileIds];
  return db.$count(
    sharedContacts,
    and(
      isNotNull(sharedContacts.status),
      or(inArray(sharedContacts.ownerProfileId, ids), inArray(sharedContacts.sitterProfileId, ids)),
    ),
  );
}

export function countBookings(db: Db, profileIds: readonly number[]): Promise<number> {
  const ids = [...profileIds];
  return db.$count(
    sharedBookings,
    or(inArray(sharedBookings.ownerProfileId, ids), inArray(sharedBookings.sitterProfileId, ids)),
  );
}

/** First and family names, of those who are still there. */
export async function findNames(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: sharedUsers.id,
      firstName: sharedUsers.firstName,
      lastName: sharedUsers.lastName,
    })
    .from(sharedUsers)
    .where(inArray(sharedUsers.id, [...userIds]));
  return new Map(
    rows.map(({ id, firstName, lastName }) => [
      id,
      [firstName, lastName].filter(Boolean).join(" "),
    ]),
  );
}
