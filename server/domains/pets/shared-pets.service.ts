import type { PetName, SharedPet } from "#contract/pets.ts";
import type { Db } from "#server/db/database.ts";
import { presentSharedPet } from "./pets.presenter.ts";
import { findImages, findPetNames, findPets } from "./pets.repository.ts";

/** What others get to know of an owner's pets; who those others are is for the caller to say. */
export async function listSharedPets(db: Db, profileId: number): Promise<SharedPet[]> {
  const rows = (await findPets(db, profileId)).filter(({ archivedAt }) => archivedAt === null);
  const images = await findImages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentSharedPet(row, images));
}

/** The same by their names alone, by the profile of their owner. */
export async function listPetNames(
  db: Db,
  profileIds: readonly number[],
): Promise<Map<number, PetName[]>> {
  const names = new Map<number, PetName[]>();
  for (const { profileId, ...pet } of await findPetNames(db, profileIds)) {
    names.set(profileId, [...(names.get(profileId) ?? []), pet]);
  }
  return names;
}
