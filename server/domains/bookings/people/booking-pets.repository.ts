import { inArray } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { sharedPetImages, sharedPets } from "#server/db/views/pets.ts";
import { type BookingRow, listPets, replacePets } from "../bookings.repository.ts";

type PetCopy = Parameters<typeof replacePets>[2][number];

/** In the order of the ids: what is needed to read a booking after a pet is gone. */
export async function findPetCopies(db: Db, petIds: readonly number[]): Promise<PetCopy[]> {
  if (petIds.length === 0) return [];
  const rows = await db
    .select({
      petId: sharedPets.id,
      name: sharedPets.name,
      category: sharedPets.category,
      race: sharedPets.race,
      birthOn: sharedPets.birthOn,
    })
    .from(sharedPets)
    .where(inArray(sharedPets.id, [...petIds]));
  const byId = new Map(rows.map((row) => [row.petId, row]));
  return petIds.flatMap((id) => byId.get(id) ?? []);
}

/** As they are called now; or other pets in their place. One that has gone stays as it was. */
export async function copyPets(
  tx: Db,
  booking: BookingRow,
  petIds?: readonly number[],
): Promise<void> {
  if (petIds) return replacePets(tx, booking.id, await findPetCopies(tx, petIds));
  const before = await listPets(tx, [booking.id]);
  const fresh = await findPetCopies(
    tx,
    before.flatMap(({ petId }) => petId ?? []),
  );
  const byId = new Map(fresh.map((pet) => [pet.petId, pet]));
  const after = before.map((pet) => (pet.petId === null ? pet : (byId.get(pet.petId) ?? pet)));
  await replacePets(
    tx,
    booking.id,
    after.map(({ petId, name, category, race, birthOn }) => ({
      petId,
      name,
      category,
      race,
      birthOn,
    })),
  );
}

export type PetImageRow = typeof sharedPetImages.$inferSelect;

/** The first picture of each pet. */
export async function findPetFaces(
  db: Db,
  petIds: readonly number[],
): Promise<Map<number, PetImageRow>> {
  if (petIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([sharedPetImages.petId])
    .from(sharedPetImages)
    .where(inArray(sharedPetImages.petId, [...petIds]))
    .orderBy(sharedPetImages.petId, sharedPetImages.id);
  return new Map(rows.map((row) => [row.petId, row]));
}
