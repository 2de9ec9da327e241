import type { Pet } from "#contract/pets.ts";
import { useRaces } from "#web/lib/catalogue/use-catalogue.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { petAge } from "#web/lib/time/pet-age.ts";

/** Breed and age in words: 'Labrador retriever, 6 jaar'. */
export function usePetFacts(today: string): (pet: Pet) => string {
  const { t } = useTranslation(["pets", "care"]);
  const races = useRaces();

  function ageOf(birthDate: string): string {
    const { unit, count } = petAge(birthDate, today);
    return unit === "weeks" && count === 0 ? t("newborn") : t(unit, { count });
  }

  return ({ category, race, birthDate }) => {
    const kind = races.find(({ code }) => code === race)?.name ?? t(`care:animals.${category}`);
    return birthDate === undefined ? kind : `${kind}, ${ageOf(birthDate)}`;
  };
}
