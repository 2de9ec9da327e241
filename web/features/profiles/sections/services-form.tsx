import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { ServicesFields } from "../fields/services-fields.tsx";
import {
  type ServicesValues,
  servicesOf,
  servicesProblems,
  servicesValuesOf,
} from "../fields/services-values.ts";
import { SectionForm, useInlineSection } from "../section-form.tsx";
import { useSectionForm } from "../use-section-form.ts";

export function ServicesForm({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("profiles");
  const { ends, cancel } = useInlineSection(profile.id, "services");
  const form = useSectionForm<ServicesValues>({
    ...ends,
    initial: servicesValuesOf(profile),
    check: (values) =>
      Object.fromEntries(
        Object.entries(servicesProblems(values)).map(([field, problem]) => [
          field,
          t(`services.${problem}`),
        ]),
      ),
    change: (values) => ({
      profile: { services: servicesOf(values), radiusKm: values.radiusKm },
    }),
  });
  return (
    <SectionForm form={form} onCancel={cancel}>
      <ServicesFields
        withMinutes
        values={form.values}
        errors={form.errors}
        onChange={form.change}
        onLeave={(field) => void form.leave(field)}
      />
    </SectionForm>
  );
}
