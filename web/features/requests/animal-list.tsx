import { Pill } from "lucide-react";
import type { SharedPet } from "#contract/pets.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { petAge } from "#web/lib/time/pet-age.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { Tag } from "#web/ui/tag.tsx";

export type AnimalListProps = {
  animals: readonly SharedPet[];
  /** The breeds by their code, in the page's own language. */
  raceNames: Readonly<Record<string, string>>;
  today: string;
  /** Of their names, under the heading that they come after. */
  level: 2 | 3;
};

/** Each animal with its face and what a sitter must know to say yes. */
export function AnimalList({ animals, raceNames, today, level }: AnimalListProps) {
  return (
    <ul className="grid gap-6">
      {animals.map((animal) => (
        <Animal
          key={animal.id}
          animal={animal}
          raceName={animal.race && raceNames[animal.race]}
          today={today}
          level={level}
        />
      ))}
    </ul>
  );
}

type AnimalProps = {
  animal: SharedPet;
  raceName: string | undefined;
  today: string;
  level: 2 | 3;
};

function Animal({ animal, raceName, today, level }: AnimalProps) {
  const Heading = `h${level}` as const;
  const { lineOf, tagsOf } = useAnimalFacts(today);
  const tags = tagsOf(animal);
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-4 sm:grid-cols-[8rem_1fr] sm:gap-5">
      <AnimalPicture animal={animal} />
      <div className="min-w-0">
        <Heading className={level === 2 ? "text-lg" : undefined}>{animal.name}</Heading>
        <p className="text-ink-soft">{lineOf(animal, raceName)}</p>
        {tags.length > 0 && (
          <ul className="mt-2.5 flex flex-wrap gap-1.5">
            {tags.map(({ key, text, isCare }) => (
              <li key={key}>
                {isCare ? (
                  <Tag tone="warn" icon={<Pill />}>
                    {text}
                  </Tag>
                ) : (
                  <Tag>{text}</Tag>
                )}
              </li>
            ))}
          </ul>
        )}
        {animal.character && (
          <div className="mt-3 grid gap-2">
            {animal.character.split(/\n+/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

function AnimalPicture({ animal }: { animal: SharedPet }) {
  const [image] = animal.images;
  const look = "aspect-square w-full rounded-card object-cover";
  if (!image) {
    const drawing = animalPictures[animal.category];
    return <img src={drawing} alt="" width={240} height={240} loading="lazy" className={look} />;
  }
  return <Picture image={image} alt="" sizes="(min-width: 600px) 128px, 88px" className={look} />;
}

/** Kind and age in a line, and below it what a sitter has to reckon with. */
function useAnimalFacts(today: string) {
  const { t } = useTranslation(["requests", "care"]);

  function ageOf(birthDate: string): string {
    const { unit, count } = petAge(birthDate, today);
    if (unit === "weeks" && count === 0) return t("animals.newborn");
    return t(`animals.${unit}`, { count });
  }

  return {
    lineOf({ category, birthDate, size }: SharedPet, raceName: string | undefined): string {
      const kind = raceName ?? t(`care:animals.${category}`);
      const parts = [kind, birthDate && ageOf(birthDate), size && t(`care:sizes.${size}`)];
      return parts
        .filter(Boolean)
        .map((part, index) => (index === 0 ? part : part?.toLowerCase()))
        .join(", ");
    },

    /** What its owner didn't tell is not mentioned. */
    tagsOf(animal: SharedPet): { key: string; text: string; isCare?: boolean }[] {
      const { energy, friendlyToDogs, friendlyToCats, friendlyToChildren, hoursAlone } = animal;
      const tags: ({ key: string; text: string; isCare?: boolean } | false | undefined)[] = [
        animal.medication && { key: "medication", text: t("animals.medication"), isCare: true },
        energy && { key: "energy", text: t(`animals.energy.${energy}`) },
        friendlyToDogs && { key: "dogs", text: t(`animals.friendlyDogs.${friendlyToDogs}`) },
        friendlyToCats && { key: "cats", text: t(`animals.friendlyCats.${friendlyToCats}`) },
        friendlyToChildren && {
          key: "children",
          text: t(`animals.friendlyChildren.${friendlyToChildren}`),
        },
        hoursAlone !== undefined && {
          key: "alone",
          text:
            hoursAlone === 0
              ? t("animals.notAlone")
              : t("animals.hoursAlone", { count: hoursAlone }),
        },
        animal.neutered && { key: "neutered", text: t("animals.neutered") },
      ];
      return tags.filter((tag) => tag !== false && tag !== undefined);
    },
  };
}
