import type { OfferedExtra, OfferedService } from "#contract/profile-parts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney, formatNumber } from "#web/lib/text/formatting.ts";
import { Section } from "#web/ui/page/section.tsx";
import { lengthOf } from "./prices.ts";

const rowLook =
  "grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line py-3.5 last:border-0 last:pb-0";

export type ServicesSectionProps = { name: string; services: readonly OfferedService[] };

export function ServicesSection({ name, services }: ServicesSectionProps) {
  const { t } = useTranslation(["sitters", "care"]);
  if (services.length === 0) return null;
  return (
    <Section heading={t("services.heading")}>
      <ul className="-mt-2">
        {services.map((service) => (
          <li key={service.serviceType} className={rowLook}>
            <h3 className="text-base">{t(`serviceNames.${service.serviceType}`, { name })}</h3>
            <p className="tabular text-right whitespace-nowrap">
              <strong>{formatMoney(service.priceCents)}</strong>{" "}
              <span className="text-sm text-ink-soft">{t(`care:units.${service.unit}`)}</span>
            </p>
            <ServiceDetails name={name} service={service} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ServiceDetails({ name, service }: { name: string; service: OfferedService }) {
  const { t } = useTranslation("sitters");
  const { serviceType, minutes, extraAnimalCents } = service;
  const details = [
    t(`serviceTexts.${serviceType}`, { name }),
    minutes !== undefined && lengthInWords(minutes),
    extraAnimalCents !== undefined &&
      (extraAnimalCents > 0
        ? t("services.extraAnimal", { price: formatMoney(extraAnimalCents) })
        : t("services.extraAnimalFree")),
  ];

  function lengthInWords(given: number): string {
    const length = lengthOf(given);
    if (length.unit === "hour") return t("services.hour");
    if (length.unit === "minutes") return t("services.minutes", { minutes: length.minutes });
    const decimals = Number.isInteger(length.hours) ? 0 : 1;
    return t("services.hours", { hours: formatNumber(length.hours, decimals) });
  }

  return (
    <p className="text-sm text-ink-soft">
      {details.filter((detail) => detail !== false).join(" ")}
    </p>
  );
}

export type ExtrasSectionProps = { name: string; extras: readonly OfferedExtra[] };

export function ExtrasSection({ name, extras }: ExtrasSectionProps) {
  const { t } = useTranslation("sitters");
  if (extras.length === 0) return null;
  return (
    <Section heading={t("extras.heading", { name })}>
      <ul className="-mt-2 grid sm:grid-cols-2 sm:gap-x-10">
        {extras.map(({ kind, priceCents }) => (
          <li key={kind} className="flex justify-between gap-4 border-b border-line py-3">
            {t(`extras.${kind}`)}
            <span className="tabular shrink-0 text-ink-soft">
              {priceCents ? formatMoney(priceCents) : t("extras.included")}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
