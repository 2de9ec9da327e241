import type { OwnProfile } from "#contract/profiles.ts";
import { ServicesFields } from "#web/features/profiles/fields/services-fields.tsx";
import {
  readServices,
  type ServicesValues,
  servicesOf,
  servicesValuesOf,
} from "#web/features/profiles/fields/services-values.ts";
import { stepDraftKey } from "#web/features/signup/draft-keys.ts";
import { useLivePreview } from "#web/features/signup/preview-context.tsx";
import { StepFrame, useWizard } from "#web/features/signup/step-frame.tsx";
import { stepForms } from "#web/features/signup/values/step-forms.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { servicesErrors, servicesUpdate } from "./services-step-values.ts";

export function ServicesStep({ profile, name }: { profile: OwnProfile; name: string }) {
  const { t } = useTranslation(["signup", "profiles"]);
  const { profileType, step, next, goOn } = useWizard();
  const form = useForm<ServicesValues>({
    name: stepForms.services,
    initial: servicesValuesOf(profile),
    read: readServices,
    draft: { key: stepDraftKey(profileType, step) },
    failed: t("failed"),
    prefix: "profile.",
    check: (values) => servicesErrors(values, (problem) => t(`profiles:services.${problem}`)),
    async send(values, call) {
      await call("account.updateUser", { body: servicesUpdate(values, next) });
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
