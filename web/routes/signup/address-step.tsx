import type { Address } from "#contract/addresses.ts";
import { AddressFields } from "#web/features/address/address-fields.tsx";
import { type AddressValues, emptyAddress } from "#web/features/address/address-lookup.ts";
import { useAddressLookup } from "#web/features/address/use-address-lookup.ts";
import { stepDraftKey } from "#web/features/signup/draft-keys.ts";
import { useLivePreview } from "#web/features/signup/preview-context.tsx";
import { StepFrame } from "#web/features/signup/step-frame.tsx";
import { useWizard } from "#web/features/signup/wizard-context.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

const loadRules = () => import("#web/features/address/address-rules.ts");

export function AddressStep({ address }: { address: Address | undefined }) {
  const { t } = useTranslation("signup");
  const { profileType, step, next, goOn } = useWizard();
  const form = useForm<AddressValues>({
    initial: { ...emptyAddress, ...address },
    draft: { key: stepDraftKey(profileType, step) },
    failed: t("failed"),
    prepare: () => lookup.settled(),
    async check(values, locale) {
      const { checkAddress } = await loadRules();
      return checkAddress(values, locale);
    },
    async send({ byHand: _, ...body }) {
      const { saveAddress, saveUser } = await import("#web/features/signup/signup-calls.ts");
      await saveAddress(body);
      await saveUser({ registrationStep: next });
    },
    onSaved: goOn,
  });
  const lookup = useAddressLookup(form.values, form.change);
  useLivePreview({ city: form.values.city });

  return (
    <StepFrame
      heading={t("address.heading")}
      intro={profileType === "pet_sitter" ? t("address.introSitter") : t("address.introOwner")}
      form={form}
      onFocus={() => void loadRules()}
    >
      <AddressFields
        values={form.values}
        errors={form.errors}
        lookup={lookup}
        onChange={form.change}
        onLeave={(field) => void form.leave(field)}
      />
    </StepFrame>
  );
}
