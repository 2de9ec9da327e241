import type { Pet } from "#contract/pets.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";

/** The pet, small and round: its own picture, or the drawing of its kind. */
export function PetThumb({ pet }: { pet: Pet }) {
  const [image] = pet.images;
  const look = "size-16 shrink-0 rounded-full object-cover";
  if (image) return <Picture image={image} alt="" sizes="64px" className={look} />;
  return (
    <img src={animalPictures[pet.category]} alt="" width={240} height={240} className={look} />
  );
}
