import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { fieldsOf } from "./fields-of.ts";
import { longTextMax } from "./pet-details.ts";
import { PetSection } from "./pet-section.tsx";
import type { FullPetForm } from "./use-full-pet-form.ts";

/** How a cat goes out is not how a dog does. */
const walkingWords = { dog: "dog", cat: "cat", horse: "horse" } as const;

/** What a sitter does from day to day. */
export function CareSection({ form }: { form: FullPetForm }) {
  const { t } = useTranslation("pets");
  const { values, errors, change } = form;
  const { category } = values;
  const isWalked = fieldsOf(category).has("walking");
  const words = walkingWords[category as keyof typeof walkingWords] ?? walkingWords.dog;
  return (
    <PetSection
      heading={t("care.heading")}
      text={isWalked ? t(`care.text.${words}`) : t("care.text.other")}
      fields={{
        feeding: values.feeding !== "",
        ...(isWalked ? { walking: values.walking !== "" } : {}),
      }}
      errors={errors}
    >
      <TextAreaField
        label={t("feeding")}
        hint={t("feedingHint")}
        name="pet-feeding"
        maxLength={longTextMax}
        value={values.feeding}
        error={errors.feeding}
        onChange={(feeding) => change({ feeding })}
        onBlur={() => void form.leave("feeding")}
      />
      {isWalked && (
        <TextAreaField
          label={t(`walking.${words}.label`)}
          hint={t(`walking.${words}.hint`)}
          name="pet-walking"
          maxLength={longTextMax}
          value={values.walking}
          error={errors.walking}
          onChange={(walking) => change({ walking })}
          onBlur={() => void form.leave("walking")}
        />
      )}
    </PetSection>
  );
}
