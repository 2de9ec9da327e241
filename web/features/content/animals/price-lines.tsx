import type { ServicePrices } from "#contract/search/sitter-figures.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";

/** What each service costs, on one scale: from the lowest to the highest, with the middle as a dot. */
export function PriceLines({ prices }: { prices: readonly ServicePrices[] }) {
  const { t } = useTranslation(["content", "care"]);
  const top = Math.max(...prices.map(({ highestCents }) => highestCents));
  const part = (cents: number) => `${(cents / top) * 100}%`;
  return (
    <>
      <dl className="grid gap-6">
        {prices.map(({ serviceType, unit, lowestCents, middleCents, highestCents }) => (
          <div
            key={serviceType}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2"
          >
            <dt className="font-semibold">{t(`care:services.${serviceType}.wishName`)}</dt>
            <dd>
              <strong className="text-lg">{formatMoney(middleCents)}</strong>{" "}
              <span className="text-sm text-ink-soft">{t(`care:units.${unit}`)}</span>
            </dd>
            <dd aria-hidden="true" className="relative col-span-2 h-2.5 rounded-full bg-line">
              <span
                className="absolute inset-y-0 rounded-full bg-ok"
                style={{
                  left: part(lowestCents),
                  width: part(Math.max(highestCents - lowestCents, top / 100)),
                }}
              />
              <span
                className="absolute -top-1 size-4.5 -translate-x-1/2 rounded-full border-2 border-surface bg-ink"
                style={{ left: part(middleCents) }}
              />
            </dd>
            <dd className="col-span-2 text-sm text-ink-soft">
              {t("animal.range", {
                lowest: formatMoney(lowestCents),
                highest: formatMoney(highestCents),
              })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-sm text-ink-soft">{t("animal.legend")}</p>
    </>
  );
}
