import { type CancellingTerm, cancellingTerms } from "#contract/profile-parts.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { SectionForm, useInlineSection } from "../section-form.tsx";
import { useSectionForm } from "../use-section-form.ts";

type Values = { cancellingTerm: CancellingTerm };

export function CancellingForm({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(["profiles", "care"]);
  const { ends, cancel } = useInlineSection(profile.id, "cancelling");
  const form = useSectionForm<Values>({
    ...ends,
    initial: { cancellingTerm: profile.cancellingTerm },
    change: (values) => ({ profile: values }),
  });
  const { values, errors, change } = form;
  return (
    <SectionForm form={form} onCancel={cancel}>
      <RadioCards
        label={t("cancelling.label")}
        hint={t("cancelling.hint")}
        options={cancellingTerms.map((id) => ({
          id,
          label: t(`care:cancelling.${id}.name`),
          hint: t(`care:cancelling.${id}.text`),
        }))}
        value={values.cancellingTerm}
        error={errors.cancellingTerm}
        onChange={(term) => term && change({ cancellingTerm: term })}
      />
    </SectionForm>
  );
}
