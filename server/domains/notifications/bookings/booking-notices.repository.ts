import { inArray } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { sharedPets } from "#server/db/views/pets.ts";
import { publicAddresses } from "#server/db/views/profiles.ts";

/** In the order of the ids. */
export async function findPetNames(db: Db, petIds: readonly number[]): Promise<string[]> {
  if (petIds.length === 0) return [];
  const { id, name } = sharedPets;
  const rows = await db
    .select({ id, name })
    .from(sharedPets)
    .where(inArray(id, [...petIds]));
  return petIds.flatMap((petId) => rows.find((pet) => pet.id === petId)?.name ?? []);
}

/** Which place each of these users lives in. */
export async function findCities(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map();
  const { userId, city } = publicAddresses;
  const rows = await db
    .select({ userId, city })
    .from(publicAddresses)
    .where(inArray(userId, [...userIds]));
  return new Map(rows.map((row) => [row.userId, row.city]));
}
