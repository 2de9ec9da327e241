import { sizes } from "#contract/shared/animals.ts";
import { raceOption, useRaces } from "#web/lib/catalogue/use-catalogue.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { ComboboxField } from "#web/ui/choices/combobox-field.tsx";
import { TypedDateField } from "#web/ui/dates/typed-date-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { fieldsOf } from "./fields-of.ts";
import type { PetValues } from "./pet-values.ts";

const genders = ["FEMALE", "MALE"] as const;

export type PetBasicsProps = {
  form: {
    values: PetValues;
    errors: FieldTexts;
    change: (changed: Partial<PetValues>, about?: readonly string[]) => void;
    leave: (field: keyof PetValues) => Promise<void>;
  };
};

/** Who it is: what the short form and the full one have in common. */
export function PetBasics({ form }: PetBasicsProps) {
  const { t } = useTranslation(["pets", "care"]);
  const { values, errors, change } = form;
  const { category } = values;
  const fits = fieldsOf(category);
  const races = useRaces().filter((race) => race.category === category);
  return (
    <>
      <TextField
        label={t("name")}
        name="pet-name"
        autoComplete="off"
        autoCapitalize="words"
        value={values.name}
        error={errors.name}
        onChange={(name) => change({ name })}
        onBlur={() => void form.leave("name")}
      />
      {races.length > 0 && (
        <ComboboxField
          // Another animal has other breeds: the list and the text in it begin anew.
          key={category}
          label={t("race")}
          optional
          placeholder={t("racePlaceholder")}
          empty={t("raceEmpty")}
          options={races.map(raceOption)}
          value={values.race}
          error={errors.race}
          onChange={(race) => change({ race })}
        />
      )}
      {fits.has("size") && (
        <ChipsField
          label={t("size")}
          optional
          single
          options={sizes.map((id) => ({
            id,
            label: t(`care:sizes.${id}`),
            hint: t(`care:sizeHints.${id}`),
          }))}
          value={values.size ? [values.size] : []}
          error={errors.size}
          onChange={([size = null]) => change({ size })}
        />
      )}
      {fits.has("gender") && (
        <ChipsField
          label={t("gender")}
          optional
          single
          options={genders.map((id) => ({ id, label: t(`care:genders.${id}`) }))}
          value={values.gender ? [values.gender] : []}
          error={errors.gender}
          onChange={([gender = null]) => change({ gender })}
        />
      )}
      {fits.has("birthDate") && <Birthday form={form} />}
    </>
  );
}

/** The date for who knows it; else the age, which is easier to guess. */
function Birthday({ form }: PetBasicsProps) {
  const { t } = useTranslation("pets");
  const { values, errors, change } = form;
  return (
    <div className="grid justify-items-start gap-1">
      {values.knowsDate ? (
        <TypedDateField
          label={t("birthDate")}
          optional
          name="pet-birthDate"
          value={values.birthDate}
          error={errors.birthDate}
          onChange={(birthDate) => change({ birthDate })}
          onBlur={() => void form.leave("birthDate")}
        />
      ) : (
        <TextField
          label={t("age")}
          hint={t("ageHint")}
          optional
          className="w-40"
          name="pet-age"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          trail={t("ageUnit")}
          value={values.age}
          error={errors.birthDate}
          onChange={(age) => change({ age }, ["age", "birthDate"])}
          onBlur={() => void form.leave("birthDate")}
        />
      )}
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3.5"
        onClick={() => change({ knowsDate: !values.knowsDate }, ["birthDate"])}
      >
        {values.knowsDate ? t("unknownDate") : t("knownDate")}
      </Button>
    </div>
  );
}
