import type { IntakeForm } from "#contract/intake-forms.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";

const look = "size-12 shrink-0 rounded-full object-cover md:size-14 print:size-8";

/** The pet, small and round: its own picture, or the drawing of its kind. */
export function PetFace({ pet }: { pet: IntakeForm["pets"][number] }) {
  if (pet.picture) return <Picture image={pet.picture} alt="" sizes="56px" className={look} />;
  return (
    <img src={animalPictures[pet.category]} alt="" width={240} height={240} className={look} />
  );
}
