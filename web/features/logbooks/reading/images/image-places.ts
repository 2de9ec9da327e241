import type { LogbookImage } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";

export type PetPlace = { id: number; name: string };

export type ImagePlaces = {
  /** The pet it shows, or the only one there is: one press is enough. */
  main: (PetPlace & { isThere: boolean }) | null;
  /** Where else it could go: other pets, the ones that it doesn't stand at yet. */
  others: PetPlace[];
  /** It is not on the owner's own profile yet. */
  toProfile: boolean;
};

/** Where an owner can put a copy of a picture; a pet that has gone is no place. */
export function placesFor(
  image: Pick<LogbookImage, "petId" | "addedToPetIds" | "isAddedToProfile">,
  pets: Logbook["pets"],
): ImagePlaces {
  const known = pets.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]));
  const shown = known.find(({ id }) => id === image.petId);
  const main = shown ?? (known.length === 1 ? known[0] : undefined);
  return {
    main: main ? { ...main, isThere: image.addedToPetIds.includes(main.id) } : null,
    others: known.filter(({ id }) => id !== main?.id && !image.addedToPetIds.includes(id)),
    toProfile: !image.isAddedToProfile,
  };
}
