import type { OfferedService } from "#contract/profile-parts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { careIcons } from "#web/ui/care-icons.ts";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { CancellingNote } from "../cancelling-note.tsx";
import type { PlanFields } from "../plan-fields.ts";
import { withService } from "../values/plan-values.ts";

export function ServiceFields({ sitter, form }: PlanFields) {
  const { t } = useTranslation(["booking-plan", "care"]);
  const { values, errors, change } = form;
  const { services, firstName: name } = sitter;
  if (services.length === 0) return <p>{t("service.none", { name })}</p>;

  const hintOf = ({ serviceType, priceCents, unit, minutes }: OfferedService) => {
    const price = `${formatMoney(priceCents)} ${t(`care:units.${unit}`)}`;
    const length = minutes === undefined ? "" : `, ${t("service.minutes", { minutes })}`;
    return `${t(`care:services.${serviceType}.wish`)} ${price}${length}.`;
  };

  return (
    <>
      <RadioCards
        label={t("service.label")}
        labelHidden
        options={services.map((service) => {
          const Icon = careIcons[service.serviceType];
          return {
            id: service.serviceType,
            label: t(`care:services.${service.serviceType}.wishName`),
            hint: hintOf(service),
            icon: <Icon />,
          };
        })}
        value={values.serviceType || null}
        error={errors.serviceType}
        onChange={(serviceType) => serviceType && change(withService(values, serviceType))}
      />
      <CancellingNote sitter={sitter} />
    </>
  );
}
