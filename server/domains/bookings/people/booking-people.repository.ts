import { eq, inArray } from "drizzle-orm";
import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import { publicAddresses } from "#server/db/views/profiles.ts";
import type { BookingRow } from "../bookings.repository.ts";

/** First names, for the day on which one of them is no longer here. */
export async function copyNames(
  db: Db,
  { users }: BookingRow,
): Promise<{ ownerName?: string; sitterName?: string }> {
  const names = await findNames(
    db,
    Object.values(users).flatMap((id) => id ?? []),
  );
  const nameOf = (side: ProfileType) => names.get(users[side] ?? 0)?.firstName;
  const ownerName = nameOf("pet_owner");
  const sitterName = nameOf("pet_sitter");
  return { ...(ownerName ? { ownerName } : {}), ...(sitterName ? { sitterName } : {}) };
}

export type NameRow = {
  firstName: string;
  lastName: string | null;
  phone: string | null;
  isLeaving: boolean;
};

export async function findNames(db: Db, userIds: readonly number[]): Promise<Map<number, NameRow>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: sharedUsers.id,
      firstName: sharedUsers.firstName,
      lastName: sharedUsers.lastName,
      phone: sharedUsers.phone,
      isLeaving: sharedUsers.isLeaving,
    })
    .from(sharedUsers)
    .where(inArray(sharedUsers.id, [...userIds]));
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** Where people live, as far as everybody may know it. */
export async function findNeighborhoods(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: publicAddresses.userId, neighborhood: publicAddresses.neighborhood })
    .from(publicAddresses)
    .where(inArray(publicAddresses.userId, [...userIds]));
  return new Map(
    rows.flatMap(({ userId, neighborhood }) => (neighborhood ? [[userId, neighborhood]] : [])),
  );
}

/** Which place each of them lives in. */
export async function findCities(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map();
  const { userId, city } = publicAddresses;
  const rows = await db
    .select({ userId, city })
    .from(publicAddresses)
    .where(inArray(publicAddresses.userId, [...userIds]));
  return new Map(rows.map((row) => [row.userId, row.city]));
}

export async function hasFinishedRegistering(db: Db, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ hasFinished: sharedUsers.reachedRegistrationEnd })
    .from(sharedUsers)
    .where(eq(sharedUsers.id, userId));
  return row?.hasFinished === true;
}
