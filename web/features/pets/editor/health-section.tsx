import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TypedDateField } from "#web/ui/dates/typed-date-field.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { AnswerField } from "./answer-field.tsx";
import { fieldsOf } from "./fields-of.ts";
import { longTextMax } from "./pet-details.ts";
import { PetSection } from "./pet-section.tsx";
import type { FullPetForm } from "./use-full-pet-form.ts";

/** What a vet would ask. */
export function HealthSection({ form }: { form: FullPetForm }) {
  const { t } = useTranslation("pets");
  const { values, errors, change } = form;
  const fits = fieldsOf(values.category);
  const said = {
    ...(fits.has("weightGrams") ? { weight: values.weight !== "" } : {}),
    ...(fits.has("neutered") ? { neutered: values.neutered !== null } : {}),
    ...(fits.has("chipNumber") ? { chipNumber: values.chipNumber !== "" } : {}),
    ...(fits.has("vaccinatedUntil") ? { vaccinatedUntil: values.vaccinatedUntil !== "" } : {}),
    medication: values.medication !== "",
  };
  return (
    <PetSection
      heading={t("health.heading")}
      text={fits.has("vaccinatedUntil") ? t("health.text") : t("health.textShort")}
      fields={said}
      errors={errors}
    >
      {fits.has("weightGrams") && (
        <TextField
          label={t("weight")}
          className="w-40"
          name="pet-weight"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          trail={t("weightUnit")}
          value={values.weight}
          error={errors.weight}
          onChange={(weight) => change({ weight })}
          onBlur={() => void form.leave("weight")}
        />
      )}
      {fits.has("neutered") && (
        <AnswerField
          label={t("neutered")}
          options={[
            { id: "yes", label: t("yes") },
            { id: "no", label: t("no") },
          ]}
          value={values.neutered}
          error={errors.neutered}
          onChange={(neutered) => change({ neutered })}
        />
      )}
      {fits.has("chipNumber") && (
        <TextField
          label={t("chipNumber")}
          hint={t("chipNumberHint")}
          name="pet-chipNumber"
          inputMode="numeric"
          autoComplete="off"
          maxLength={23}
          value={values.chipNumber}
          error={errors.chipNumber}
          onChange={(chipNumber) => change({ chipNumber })}
          onBlur={() => void form.leave("chipNumber")}
        />
      )}
      {fits.has("vaccinatedUntil") && (
        <TypedDateField
          label={t("vaccinatedUntil")}
          name="pet-vaccinatedUntil"
          value={values.vaccinatedUntil}
          error={errors.vaccinatedUntil}
          onChange={(vaccinatedUntil) => change({ vaccinatedUntil })}
          onBlur={() => void form.leave("vaccinatedUntil")}
        />
      )}
      <TextAreaField
        label={t("medication")}
        hint={t("medicationHint")}
        name="pet-medication"
        maxLength={longTextMax}
        value={values.medication}
        error={errors.medication}
        onChange={(medication) => change({ medication })}
        onBlur={() => void form.leave("medication")}
      />
    </PetSection>
  );
}
