import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { SectionForm } from "../section-form.tsx";
import { useSectionForm } from "../use-section-form.ts";
import type { TabFormProps } from "./experience-form.tsx";

const mostCharacters = 1_000;

export function EducationForm({ profile, onUnsaved, onSaved, onCancel }: TabFormProps) {
  const { t } = useTranslation("profiles");
  const form = useSectionForm({
    profileId: profile.id,
    section: "education",
    onUnsaved,
    onSaved,
    initial: { education: profile.education ?? "" },
    change: (values) => ({ profile: values }),
  });
  return (
    <SectionForm isPage form={form} onCancel={onCancel}>
      <TextAreaField
        label={t("experience.education")}
        hint={t("experience.educationHint")}
        optional
        rows={6}
        maxLength={mostCharacters}
        {...form.field("education")}
      />
    </SectionForm>
  );
}
