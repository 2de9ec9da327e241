import type { Address } from "#contract/addresses.ts";
import { AddressFields } from "#web/features/address/address-fields.tsx";
import {
  type AddressValues,
  addressBody,
  emptyAddress,
} from "#web/features/address/address-lookup.ts";
import { useAddressLookup } from "#web/features/address/use-address-lookup.ts";
import { stepDraftKey } from "#web/features/signup/draft-keys.ts";
import { useLivePreview } from "#web/features/signup/preview-context.tsx";
import { StepFrame } from "#web/features/signup/step-frame.tsx";
import { stepForms } from "#web/features/signup/values/step-forms.ts";
import { useWizard } from "#web/features/signup/wizard-context.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

const loadRules = () => import("#web/features/address/address-rules.ts");

export function AddressStep({ address }: { address: Address | undefined }) {
  const { t } = useTranslation("signup");
  const { profileType, step, next, goOn } = useWizard();
  const form = useForm<AddressValues>({
    name: stepForms.address,
    initial: { ...emptyAddress, ...address },
    draft: { key: stepDraftKey(profileType, step) },
    failed: t("failed"),
    prepare: () => lookup.settled(),
    async check(values, locale) {
      const { checkAddress } = await loadRules();
      return checkAddress(values, locale);
    },
    async send(values) {
      await api.call("addresses.update", { body: addressBody(values) });
      await api.call("account.updateUser", { body: { registrationStep: next } });
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
