import type { OwnProfile } from "#contract/profiles.ts";
import { ServicesFields } from "#web/features/profiles/fields/services-fields.tsx";
import {
  type ServicesValues,
  servicesOf,
  servicesProblems,
  servicesValuesOf,
} from "#web/features/profiles/fields/services-values.ts";
import { stepDraftKey } from "#web/features/signup/draft-keys.ts";
import { useLivePreview } from "#web/features/signup/preview-context.tsx";
import { StepFrame } from "#web/features/signup/step-frame.tsx";
import { useWizard } from "#web/features/signup/wizard-context.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

export function ServicesStep({ profile, name }: { profile: OwnProfile; name: string }) {
  const { t } = useTranslation(["signup", "profiles"]);
  const { profileType, step, next, goOn } = useWizard();
  const form = useForm<ServicesValues>({
    initial: servicesValuesOf(profile),
    draft: { key: stepDraftKey(profileType, step) },
    failed: t("failed"),
    prefix: "profile.",
    check: (values) =>
      Object.fromEntries(
        Object.entries(servicesProblems(values)).map(([field, problem]) => [
          field,
          t(`profiles:services.${problem}`),
        ]),
      ),
    async send(values) {
      const { saveUser } = await import("#web/features/signup/signup-calls.ts");
      await saveUser({
        profile: { services: servicesOf(values), radiusKm: values.radiusKm },
        registrationStep: next,
      });
    },
    onSaved: goOn,
  });
  useLivePreview({ prices: servicesOf(form.values) });

  return (
    <StepFrame heading={t("services.heading", { name })} intro={t("services.intro")} form={form}>
      <ServicesFields
        values={form.values}
        errors={form.errors}
        onChange={form.change}
        onLeave={(field) => void form.leave(field)}
      />
    </StepFrame>
  );
}
