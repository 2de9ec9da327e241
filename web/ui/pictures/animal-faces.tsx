import faces from "#web/ui/art/animal-faces.webp?no-inline";
import { cx } from "#web/ui/cx.ts";
import { animalPictures } from "./animal-pictures.ts";

type Animal = keyof typeof animalPictures;

/** More than these and they no longer fit beside a price. */
const mostShown = 4;
/** Beside each other in one picture: a list of cards has a hundred, and each drawing takes its time. */
const places = Object.keys(animalPictures);

export type AnimalFacesProps = {
  /** Who they are, for those who can't see them. */
  label: string;
  animals: readonly { id: string | number; animal: Animal }[];
};

/** The first few, small and half behind each other. */
export function AnimalFaces({ label, animals }: AnimalFacesProps) {
  if (animals.length === 0) return null;
  return (
    <p className="flex">
      <span className="sr-only">{label}</span>
      {animals.slice(0, mostShown).map(({ id, animal }, index) => (
        <span
          key={id}
          className={cx(
            "size-7 rounded-full border-2 border-surface bg-no-repeat",
            index > 0 && "-ml-1.5",
          )}
          style={{
            backgroundImage: `url(${faces})`,
            backgroundSize: `${places.length * 100}% 100%`,
            backgroundPositionX: `${(places.indexOf(animal) * 100) / (places.length - 1)}%`,
          }}
        />
      ))}
    </p>
  );
}
