import type { Pet } from "#contract/pets.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";

/** The chosen animals by their faces. */
export function PetRow({ pets }: { pets: readonly Pet[] }) {
  const look = "size-9 shrink-0 rounded-full bg-sunken object-cover";
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2">
      {pets.map(({ id, name, category, images: [image] }) => (
        <li key={id} className="flex min-w-0 items-center gap-2 font-semibold">
          {image ? (
            <Picture image={image} alt="" sizes="36px" className={look} />
          ) : (
            <img src={animalPictures[category]} alt="" width={36} height={36} className={look} />
          )}
          <span className="min-w-0 break-words">{name}</span>
        </li>
      ))}
    </ul>
  );
}
