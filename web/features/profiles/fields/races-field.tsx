import type { Race } from "#contract/catalogue.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { raceOption, useRaces } from "#web/lib/catalogue/use-catalogue.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TagsField } from "#web/ui/choices/tags-field.tsx";

export type RacesFieldProps = {
  categories: readonly AnimalCategory[];
  value: readonly string[];
  error?: string | undefined;
  onChange: (races: string[]) => void;
};

/** The breeds of the animals that are welcome; nothing while those have none. */
export function RacesField({ categories, value, error, onChange }: RacesFieldProps) {
  const { t } = useTranslation("profiles");
  const races = useRaces();
  const welcome = races.filter(({ category }) => categories.includes(category));
  if (welcome.length === 0) return null;
  return (
    <TagsField
      label={t("animals.races")}
      hint={t("animals.racesHint")}
      optional
      placeholder={t("animals.racesPlaceholder")}
      options={welcome.map(raceOption)}
      value={welcomeRaces(value, categories, races)}
      error={error}
      onChange={onChange}
    />
  );
}

/** A breed of an animal that is no longer welcome goes with it; one we don't know is the server's. */
export function welcomeRaces(
  codes: readonly string[],
  categories: readonly AnimalCategory[],
  races: readonly Race[],
): string[] {
  return codes.filter((code) => {
    const race = races.find((each) => each.code === code);
    return !race || categories.includes(race.category);
  });
}
