import type { Db } from "#server/db/database.ts";
import { findAddresses } from "./addresses.repository.ts";

export type HomeAddress = {
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
};

/**
 * Where people live, to the door. Whoever asks has to know that the reader may know it: the two of a
 * booking, from yes until a week after.
 */
export async function findHomeAddresses(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, HomeAddress>> {
  const rows = await findAddresses(db, userIds);
  return new Map(
    rows.map(({ userId, street, houseNumber, postalCode, city }) => [
      userId,
      { street, houseNumber, postalCode, city },
    ]),
  );
}

/** The exact point of somebody's home, for measuring to it; it never leaves the server. */
export async function findHomePoint(
  db: Db,
  userId: number,
): Promise<{ lat: number; lng: number } | null> {
  const [row] = await findAddresses(db, [userId]);
  // The middle of a town is nobody's door.
  return row?.isPrecise ? { lat: row.latitude, lng: row.longitude } : null;
}
