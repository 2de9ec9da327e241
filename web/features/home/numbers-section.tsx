import type { AppData } from "#contract/content.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";

/** What there really is, counted a few minutes ago; what there is none of is left out. */
export function NumbersSection({ sitterCount, placeCount, requestCount }: AppData) {
  const { t } = useTranslation("home");
  const numbers = [
    { id: "sitters", count: sitterCount },
    { id: "places", count: placeCount },
    { id: "requests", count: requestCount },
  ] as const;
  return (
    <section aria-labelledby="home-numbers" className="bg-sunken py-section">
      <div className="wrap">
        <h2 id="home-numbers" className="text-xl">
          {t("numbers.title")}
        </h2>
        <dl className="mt-5 grid gap-5 sm:grid-cols-3 md:mt-6 md:gap-6">
          {numbers
            .filter(({ count }) => count > 0)
            .map(({ id, count }) => (
              <div key={id} className="flex flex-col-reverse">
                <dt className="text-ink-soft">{t(`numbers.${id}`, { count })}</dt>
                <dd className="tabular font-head text-3xl font-bold text-brand-strong">
                  {formatNumber(count)}
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  );
}
