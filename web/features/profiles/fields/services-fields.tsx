import { type ServiceType, usualUnits } from "#contract/shared/care.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { careIcons } from "#web/ui/care-icons.ts";
import { ChoiceFrame } from "#web/ui/choices/choice-parts.tsx";
import { TickCard } from "#web/ui/choices/tick-card.tsx";
import { priceText } from "#web/ui/forms/price-text.ts";
import { SliderField } from "#web/ui/forms/slider-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { cyclingMinutes, suggestedCents } from "./prices.ts";
import { furthestRadiusKm, type ServicesValues, timedServices } from "./services-values.ts";

/** What neighbours ask for most comes first. */
const inOrder = [
  "house_visit",
  "dog_walking_service",
  "daycare_at_sitter_home",
  "day_and_night_at_sitter_home",
  "sitter_at_owner_home",
  "day_and_night_care_at_owner_home",
] as const satisfies readonly ServiceType[];

export type ServicesFieldsProps = {
  values: ServicesValues;
  errors: FieldTexts;
  onChange: (changed: Partial<ServicesValues>, about?: readonly string[]) => void;
  onLeave: (field: string) => void;
  /** For who has prices already: asks for how long it takes too, and suggests nothing. */
  withMinutes?: boolean;
};

export function ServicesFields(props: ServicesFieldsProps) {
  const { values, errors, onChange, onLeave, withMinutes } = props;
  const { t } = useTranslation(["profiles", "care"]);

  function choose(type: ServiceType, isOn: boolean) {
    const chosen = values.chosen.filter((each) => each !== type);
    const price = values.prices[type] ?? priceText(suggestedCents[type]);
    onChange(
      {
        chosen: isOn ? [...chosen, type] : chosen,
        prices: { ...values.prices, [type]: price },
      },
      ["chosen", `prices.${type}`],
    );
  }

  /** One of the small boxes of a service. */
  function box(group: "prices" | "extras" | "minutes", name: string, type: ServiceType) {
    const field = `${group}.${type}`;
    return {
      name: `${name}-${type}`,
      value: values[group][type] ?? "",
      error: errors[field],
      onChange: (text: string) =>
        onChange({ [group]: { ...values[group], [type]: text } }, [field]),
      onBlur: () => onLeave(field),
    };
  }

  const minutes = cyclingMinutes(values.radiusKm);
  return (
    <>
      <ChoiceFrame
        label={t("services.label")}
        labelHidden
        error={errors.chosen}
        hint={!withMinutes && values.chosen.length > 0 && t("services.suggested")}
      >
        <div className="grid gap-3">
          {inOrder.map((type) => {
            const Icon = careIcons[type];
            return (
              <TickCard
                key={type}
                label={t(`care:services.${type}.offerName`)}
                hint={t(`care:services.${type}.offer`)}
                icon={<Icon />}
                checked={values.chosen.includes(type)}
                onChange={(isOn) => choose(type, isOn)}
              >
                <div className="grid grid-cols-2 gap-3">
                  <TextField
                    {...box("prices", "price", type)}
                    label={t(`care:priceFor.${usualUnits[type]}`)}
                    lead="€"
                    inputMode="decimal"
                  />
                  <TextField
                    {...box("extras", "extra", type)}
                    label={t("services.extraAnimal")}
                    lead="€"
                    inputMode="decimal"
                    placeholder="0,00"
                  />
                  {withMinutes && timedServices.includes(type) && (
                    <TextField
                      {...box("minutes", "minutes", type)}
                      label={t("services.minutes")}
                      optional
                      inputMode="numeric"
                      trail={t("services.minutesUnit")}
                      className="col-span-2"
                    />
                  )}
                </div>
              </TickCard>
            );
          })}
        </div>
      </ChoiceFrame>
      <SliderField
        label={t("services.radius")}
        name="radiusKm"
        min={1}
        max={furthestRadiusKm}
        value={values.radiusKm}
        onChange={(radiusKm) => onChange({ radiusKm })}
        text={t("services.km", { count: values.radiusKm })}
        hint={minutes === null ? t("services.driving") : t("services.cycling", { minutes })}
      />
    </>
  );
}
