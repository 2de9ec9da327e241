import type { AnimalCategory } from "#contract/shared/animals.ts";
import { raceOption, useRaces } from "#web/lib/catalogue/use-catalogue.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TagsField } from "#web/ui/choices/tags-field.tsx";
import { welcomeRaces } from "./animals-values.ts";

export type RacesFieldProps = {
  categories: readonly AnimalCategory[];
  /** In a plain form, which sends what was chosen before: the list itself needs a script. */
  name?: string;
  value: readonly string[];
  error?: string | undefined;
  onChange: (races: string[]) => void;
};

/** The breeds of the animals that are welcome; nothing while those have none. */
export function RacesField({ categories, name, value, error, onChange }: RacesFieldProps) {
  const { t } = useTranslation("profiles");
  const races = useRaces();
  const welcome = races.filter(({ category }) => categories.includes(category));
  const chosen = welcomeRaces(value, categories, races);
  return (
    <>
      {name && chosen.map((code) => <input key={code} type="hidden" name={name} value={code} />)}
      {welcome.length > 0 && (
        <TagsField
          label={t("animals.races")}
          hint={t("animals.racesHint")}
          optional
          placeholder={t("animals.racesPlaceholder")}
          options={welcome.map(raceOption)}
          value={chosen}
          error={error}
          onChange={onChange}
        />
      )}
    </>
  );
}
