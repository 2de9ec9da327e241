import type { ReactNode } from "react";
import type { ServicePrices } from "#contract/search/sitter-figures.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney, formatNumber } from "#web/lib/text/formatting.ts";

export type CostsProps = {
  heading: string;
  prices: readonly ServicePrices[];
  /** From how many profiles. */
  total: number;
  /** What stands beside it. */
  children?: ReactNode;
};

export function Costs({ heading, prices, total, children }: CostsProps) {
  const { t } = useTranslation("content");
  return (
    <section className="bg-sunken py-section">
      <div className="wrap grid items-start gap-x-16 gap-y-10 md:grid-cols-[2fr_1fr]">
        <div>
          <h2>{heading}</h2>
          <p className="mt-2 mb-6 text-ink-soft">{t("animal.ownPrice")}</p>
          <PriceLines prices={prices} />
          <p className="mt-1 text-sm text-ink-soft">
            {t("animal.counted", { count: total, number: formatNumber(total) })}
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}

/** What each service costs, on one scale: from the lowest to the highest, with the middle as a dot. */
function PriceLines({ prices }: { prices: readonly ServicePrices[] }) {
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
