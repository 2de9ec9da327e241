import type { Address } from "#contract/addresses.ts";
import { AddressFields } from "#web/features/address/address-fields.tsx";
import { type AddressValues, emptyAddress } from "#web/features/address/address-lookup.ts";
import { useAddressLookup } from "#web/features/address/use-address-lookup.ts";
import { ProfileSection } from "#web/features/profiles/profile-section.tsx";
import { SectionForm, useInlineSection } from "#web/features/profiles/section-form.tsx";
import { useSectionForm } from "#web/features/profiles/use-section-form.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

export type AddressSectionProps = { profileId: number; address: Address | undefined };

export function AddressSection({ profileId, address }: AddressSectionProps) {
  const { t } = useTranslation("profiles");
  return (
    <ProfileSection
      section="address"
      title={t("sections.address")}
      empty={t("address.empty")}
      isEmpty={!address}
      summary={
        address && (
          <>
            <p>
              {address.street} {address.houseNumber}
              <br />
              {address.postalCode} {address.city}
              {address.neighborhood && (
                <>
                  <br />
                  {address.neighborhood}
                </>
              )}
            </p>
            <p className="mt-2 text-sm text-ink-soft">{t("address.note")}</p>
          </>
        )
      }
      form={() => <AddressForm profileId={profileId} address={address} />}
    />
  );
}

function AddressForm({ profileId, address }: AddressSectionProps) {
  const { ends, cancel } = useInlineSection(profileId, "address");
  const form = useSectionForm<AddressValues>({
    ...ends,
    initial: valuesOf(address),
    prepare: () => lookup.settled(),
    async checkAll(values, locale) {
      const { checkAddress } = await import("#web/features/address/address-rules.ts");
      return checkAddress(values, locale);
    },
    async send({ byHand: _, ...body }) {
      await api.call("addresses.update", { body });
      return api.call("account.getUser", {});
    },
  });
  const lookup = useAddressLookup(form.values, form.change);
  return (
    <SectionForm form={form} onCancel={cancel}>
      <AddressFields
        values={form.values}
        errors={form.errors}
        lookup={lookup}
        onChange={form.change}
        onLeave={(field) => void form.leave(field)}
      />
    </SectionForm>
  );
}

function valuesOf(address: Address | undefined): AddressValues {
  if (!address) return emptyAddress;
  const { street, houseNumber, postalCode, city, neighborhood = "" } = address;
  return { ...emptyAddress, street, houseNumber, postalCode, city, neighborhood };
}
