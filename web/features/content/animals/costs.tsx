import type { ReactNode } from "react";
import type { ServicePrices } from "#contract/search/sitter-figures.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { PriceLines } from "./price-lines.tsx";

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
