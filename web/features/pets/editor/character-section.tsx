import { levels } from "#contract/shared/animals.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { AnswerField } from "./answer-field.tsx";
import { fieldsOf } from "./fields-of.ts";
import { longTextMax } from "./pet-details.ts";
import { PetSection } from "./pet-section.tsx";
import type { FullPetForm } from "./use-full-pet-form.ts";

const company = ["friendlyToDogs", "friendlyToCats", "friendlyToChildren"] as const;

/** Of their own kind they are others. */
function companyLabel(field: (typeof company)[number], category: string | null) {
  if (field === "friendlyToDogs" && category === "dog") return "friendlyToOtherDogs";
  if (field === "friendlyToCats" && category === "cat") return "friendlyToOtherCats";
  return field;
}

/** What it is like to be with. */
export function CharacterSection({ form }: { form: FullPetForm }) {
  const { t } = useTranslation("pets");
  const { values, errors, change } = form;
  const fits = fieldsOf(values.category);
  const asked = company.filter((field) => fits.has(field));
  const said = {
    ...(fits.has("energy") ? { energy: values.energy !== null } : {}),
    ...Object.fromEntries(asked.map((field) => [field, values[field] !== null])),
    ...(fits.has("hoursAlone") ? { hoursAlone: values.hoursAlone !== "" } : {}),
    character: values.character !== "",
  };
  return (
    <PetSection
      heading={t("behaviour.heading")}
      text={asked.length > 0 ? t("behaviour.text") : t("behaviour.textShort")}
      fields={said}
      errors={errors}
    >
      <TextAreaField
        label={t("character")}
        hint={t("characterHint")}
        name="pet-character"
        maxLength={longTextMax}
        value={values.character}
        error={errors.character}
        onChange={(character) => change({ character })}
        onBlur={() => void form.leave("character")}
      />
      {fits.has("energy") && (
        <AnswerField
          label={t("energy")}
          options={levels.map((id) => ({ id, label: t(`energyLevels.${id}`) }))}
          value={values.energy}
          error={errors.energy}
          onChange={(energy) => change({ energy })}
        />
      )}
      {asked.map((field) => (
        <AnswerField
          key={field}
          label={t(companyLabel(field, values.category))}
          options={levels.map((id) => ({ id, label: t(`friendlyLevels.${id}`) }))}
          value={values[field]}
          error={errors[field]}
          onChange={(level) => change({ [field]: level })}
        />
      ))}
      {fits.has("hoursAlone") && (
        <TextField
          label={t("hoursAlone")}
          className="w-60"
          name="pet-hoursAlone"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          trail={t("hoursUnit")}
          value={values.hoursAlone}
          error={errors.hoursAlone}
          onChange={(hoursAlone) => change({ hoursAlone })}
          onBlur={() => void form.leave("hoursAlone")}
        />
      )}
    </PetSection>
  );
}
