import { professionalTypes } from "#contract/profile-parts.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { SectionForm, useInlineSection } from "../section-form.tsx";
import { useSectionForm } from "../use-section-form.ts";

export function ProfessionalForm({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("profiles");
  const { ends, cancel } = useInlineSection(profile.id, "professional");
  const form = useSectionForm({
    ...ends,
    initial: {
      professionalTypes: profile.professionalTypes,
      companyName: profile.companyName ?? "",
      kvkNumber: profile.kvkNumber ?? "",
      vatNumber: profile.vatNumber ?? "",
    },
    change: (values) => ({ profile: values }),
  });
  const { values, errors, change } = form;
  const field = (name: "companyName" | "kvkNumber" | "vatNumber") => ({
    name,
    optional: true,
    value: values[name],
    error: errors[name],
    onChange: (text: string) => change({ [name]: text }),
    onBlur: () => void form.leave(name),
  });

  return (
    <SectionForm form={form} onCancel={cancel}>
      <ChipsField
        label={t("professional.types")}
        optional
        options={professionalTypes.map((id) => ({ id, label: t(`professional.${id}`) }))}
        value={values.professionalTypes}
        onChange={(types) => change({ professionalTypes: types })}
      />
      <TextField
        {...field("companyName")}
        label={t("professional.company")}
        hint={t("professional.companyHint")}
        autoComplete="organization"
        maxLength={80}
      />
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField
          {...field("kvkNumber")}
          label={t("professional.kvk")}
          hint={t("professional.kvkHint")}
          inputMode="numeric"
          maxLength={8}
        />
        <TextField
          {...field("vatNumber")}
          label={t("professional.vat")}
          hint={t("professional.vatHint")}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={14}
        />
      </div>
    </SectionForm>
  );
}
