import { MapPin } from "lucide-react";
import { useRef } from "react";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { AddressValues } from "./address-lookup.ts";
import type { AddressLookup, LookupStatus } from "./use-address-lookup.ts";

export type AddressFieldsProps = {
  values: AddressValues;
  errors: FieldTexts;
  lookup: AddressLookup;
  onChange: (changed: Partial<AddressValues>) => void;
  onLeave: (field: keyof AddressValues) => void;
};

/** After these there is nothing to read back: street and city are typed. */
const open: readonly LookupStatus[] = ["placeOnly", "notFound", "unreachable"];

/** Postal code and house number; street and city fill themselves in, or are typed by hand. */
export function AddressFields({ values, errors, lookup, onChange, onLeave }: AddressFieldsProps) {
  const { t } = useTranslation("address");
  const { status } = lookup;
  const street = useRef<HTMLInputElement>(null);
  const isOpen = values.byHand || open.includes(status) || Boolean(errors.street ?? errors.city);
  /** Nothing can be looked up yet, and without script nothing will be: the server does so. */
  const isPlain = !useHydrated() && !isOpen;
  const isFound = !isOpen && status === "found" && values.street !== "";

  function typeByHand() {
    onChange({ byHand: true });
    // The pressed button goes; the field that takes its place is what was asked for.
    requestAnimationFrame(() => street.current?.focus());
  }

  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t("postalCode")}
          name="postalCode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="1234 AB"
          maxLength={7}
          value={values.postalCode}
          error={errors.postalCode}
          onChange={(postalCode) => onChange({ postalCode })}
          onBlur={() => onLeave("postalCode")}
        />
        <TextField
          label={t("houseNumber")}
          hint={t("houseNumberHint")}
          name="houseNumber"
          autoComplete="address-line2"
          maxLength={10}
          value={values.houseNumber}
          error={errors.houseNumber}
          onChange={(houseNumber) => onChange({ houseNumber })}
          onBlur={() => onLeave("houseNumber")}
        />
      </div>
      {/* As high as what will stand there, so that nothing jumps when the answer comes. */}
      <div aria-live="polite" className="min-h-26">
        {status === "searching" && !isOpen && <p className="text-ink-soft">{t("searching")}</p>}
        {isFound && (
          <div className="flex items-start gap-3 rounded-card bg-brand-soft px-4 pt-3.5 pb-1 noscript:hidden">
            <MapPin className="mt-0.5 size-5 shrink-0 text-brand-strong" />
            <div className="min-w-0">
              <p className="font-semibold">
                <span className="sr-only">{t("foundLabel")}: </span>
                {t("found", values)}
              </p>
              <Button variant="ghost" size="sm" className="-ml-3.5" onClick={typeByHand}>
                {t("wrong")}
              </Button>
            </div>
          </div>
        )}
        {isOpen && <p className="text-ink-soft">{t(whyByHand(status))}</p>}
        {isPlain && <p className="hidden text-ink-soft noscript:block">{t("leaveOpen")}</p>}
        {(isOpen || isPlain) && (
          <div className={cx("mt-4 gap-6", isPlain ? "hidden noscript:grid" : "grid")}>
            <TextField
              ref={street}
              label={t("street")}
              name="street"
              autoComplete="address-line1"
              autoCapitalize="words"
              value={values.street}
              error={errors.street}
              onChange={(street) => onChange({ street, byHand: true })}
              onBlur={() => onLeave("street")}
            />
            <TextField
              label={t("city")}
              name="city"
              autoComplete="address-level2"
              autoCapitalize="words"
              value={values.city}
              error={errors.city}
              onChange={(city) => onChange({ city, byHand: true })}
              onBlur={() => onLeave("city")}
            />
          </div>
        )}
      </div>
      <TextField
        label={t("neighborhood")}
        optional
        hint={t("neighborhoodHint")}
        name="neighborhood"
        autoComplete="address-level3"
        autoCapitalize="words"
        maxLength={80}
        value={values.neighborhood}
        error={errors.neighborhood}
        onChange={(neighborhood) => onChange({ neighborhood })}
        onBlur={() => onLeave("neighborhood")}
      />
    </>
  );
}

function whyByHand(status: LookupStatus) {
  if (status === "placeOnly") return "streetByHand";
  return status === "notFound" || status === "unreachable" ? status : "byHand";
}
