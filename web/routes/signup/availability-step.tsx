import type { OwnProfile } from "#contract/profiles.ts";
import type { WeekdayParts } from "#contract/shared/care.ts";
import { WeekFields } from "#web/features/profiles/fields/week-fields.tsx";
import { stepDraftKey } from "#web/features/signup/draft-keys.ts";
import { StepFrame } from "#web/features/signup/step-frame.tsx";
import { useWizard } from "#web/features/signup/wizard-context.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

export function AvailabilityStep({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(["signup", "profiles"]);
  const { profileType, step, next, goOn } = useWizard();
  const form = useForm<{ availability: WeekdayParts[] }>({
    initial: { availability: profile.availability },
    draft: { key: stepDraftKey(profileType, step) },
    failed: t("failed"),
    prefix: "profile.",
    check: ({ availability }) =>
      availability.length === 0 ? { availability: t("profiles:availability.needOne") } : {},
    async send({ availability }) {
      const { saveUser } = await import("#web/features/signup/signup-calls.ts");
      await saveUser({ profile: { availability }, registrationStep: next });
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
