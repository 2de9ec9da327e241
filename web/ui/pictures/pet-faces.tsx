import type { AnimalCategory } from "#contract/shared/animals.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import { cx } from "#web/ui/cx.ts";
import { animalPictures } from "./animal-pictures.ts";

/** More than these and they no longer fit beside a title. */
const mostShown = 3;

export type FaceOfPet = {
  id?: number | undefined;
  name: string;
  category: AnimalCategory;
  picture?: StoredImage | undefined;
};

/** A pet's own picture in the size of a face, or the drawing of its kind. */
export function petFaceOf({ picture, category }: Pick<FaceOfPet, "picture" | "category">): string {
  return picture ? (picture.sizes[0]?.url ?? picture.url) : animalPictures[category];
}

export type PetFacesProps = {
  pets: readonly FaceOfPet[];
  /** Of one face; those behind it show half. */
  size?: "size-7" | "size-9" | "size-11" | "size-14";
  /** Of the ground that it lies on. */
  ring?: string;
  most?: number;
};

/** Round and half behind each other. Who they are stands beside them. */
export function PetFaces({ pets, size = "size-9", ring = "ring-surface", most }: PetFacesProps) {
  return (
    <span aria-hidden="true" className="flex shrink-0">
      {pets.slice(0, most ?? mostShown).map((pet, index) => (
        <img
          key={pet.id ?? pet.name}
          src={petFaceOf(pet)}
          alt=""
          loading="lazy"
          decoding="async"
          className={cx(
            "rounded-full bg-sunken object-cover ring-2",
            size,
            ring,
            index > 0 && "-ml-3",
          )}
        />
      ))}
    </span>
  );
}
