import type { OwnProfile } from "#contract/profiles.ts";
import { WeekFields } from "#web/features/profiles/fields/week-fields.tsx";
import { stepDraftKey } from "#web/features/signup/draft-keys.ts";
import { StepFrame } from "#web/features/signup/step-frame.tsx";
import { stepForms } from "#web/features/signup/values/step-forms.ts";
import { useWizard } from "#web/features/signup/wizard-context.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { readStepWeek, type StepWeek, weekErrors, weekUpdate } from "./week-step-values.ts";

export function AvailabilityStep({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(["signup", "profiles"]);
  const { profileType, step, next, goOn } = useWizard();
  const form = useForm<StepWeek>({
    name: stepForms.availability,
    initial: { availability: profile.availability },
    read: readStepWeek,
    draft: { key: stepDraftKey(profileType, step) },
    failed: t("failed"),
    prefix: "profile.",
    check: (values) => weekErrors(values, t("profiles:availability.needOne")),
    async send(values) {
      await api.call("account.updateUser", { body: weekUpdate(values, next) });
    },
    onSaved: goOn,
  });

  return (
    <StepFrame heading={t("availability.heading")} intro={t("availability.intro")} form={form}>
      <WeekFields
        week={form.values.availability}
        error={form.errors.availability}
        onChange={(availability) => form.change({ availability })}
      />
    </StepFrame>
  );
}
