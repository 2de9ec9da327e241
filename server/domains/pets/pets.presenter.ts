import type { Pet, SharedPet } from "#contract/pets.ts";
import { presentImage } from "#server/platform/images/stored-images.ts";
import type { PetImageRow, PetRow } from "./pets.repository.ts";

/** A pet as a sitter sees it whom its owner is in contact with. */
export function presentSharedPet(row: PetRow, images: readonly PetImageRow[]): SharedPet {
  const pet = presentPet(row, images);
  const { id, name, category, race, size, birthDate, neutered, energy } = pet;
  const { friendlyToDogs, friendlyToCats, friendlyToChildren, hoursAlone, character } = pet;
  return {
    id,
    name,
    category,
    race,
    size,
    birthDate,
    neutered,
    medication: row.medication !== null,
    energy,
    friendlyToDogs,
    friendlyToCats,
    friendlyToChildren,
    hoursAlone,
    character,
    images: pet.images,
  };
}

/** A pet as its owner sees it; `images` may hold those of others too. */
export function presentPet(row: PetRow, images: readonly PetImageRow[]): Pet {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    race: row.race ?? undefined,
    gender: row.gender ?? undefined,
    birthDate: row.birthOn ?? undefined,
    size: row.size ?? undefined,
    weightGrams: row.weightGrams ?? undefined,
    neutered: row.neutered ?? undefined,
    chipNumber: row.chipNumber ?? undefined,
    vaccinatedUntil: row.vaccinatedUntilOn ?? undefined,
    medication: row.medication ?? undefined,
    energy: row.energy ?? undefined,
    friendlyToDogs: row.friendlyToDogs ?? undefined,
    friendlyToCats: row.friendlyToCats ?? undefined,
    friendlyToChildren: row.friendlyToChildren ?? undefined,
    hoursAlone: row.hoursAlone ?? undefined,
    character: row.character ?? undefined,
    feeding: row.feeding ?? undefined,
    walking: row.walking ?? undefined,
    images: images.filter((image) => image.petId === row.id).map(presentImage),
    isArchived: row.archivedAt !== null,
  };
}
