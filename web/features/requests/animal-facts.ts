import type { SharedPet } from "#contract/pets.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { petAge } from "#web/lib/time/pet-age.ts";

/** Kind and age in a line, and below it what a sitter has to reckon with. */
export function useAnimalFacts(today: string) {
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
