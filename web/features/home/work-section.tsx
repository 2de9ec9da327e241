import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import park from "#web/ui/art/scene-park.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";

const steps = ["describe", "choose", "care"] as const;

export type WorkSectionProps = { requestCount: number };

/** The same for the other side: how looking after animals works. */
export function WorkSection({ requestCount }: WorkSectionProps) {
  const { t } = useTranslation("home");
  const urls = useUrls();
  return (
    <section className="py-section">
      <div className="wrap grid gap-8 md:grid-cols-2 md:items-center md:gap-18">
        <img
          src={park}
          alt=""
          width={320}
          height={240}
          loading="lazy"
          className="aspect-4/3 w-full rounded-card object-cover"
        />
        <div>
          <h2>{t("work.title")}</h2>
          <ol className="mt-6 grid gap-5">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[2.5rem_1fr] gap-x-4">
                <span
                  aria-hidden="true"
                  className="grid size-10 place-items-center rounded-full bg-brand-soft font-head text-lg font-bold text-brand-strong"
                >
                  {index + 1}
                </span>
                <div>
                  <h3>{t(`work.${step}.title`)}</h3>
                  <p className="mt-1 text-ink-soft">{t(`work.${step}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
          <LinkButton to={urls.sitterWork()} variant="secondary" className="mt-7">
            {requestCount > 0
              ? t("work.look", { count: requestCount, number: formatNumber(requestCount) })
              : t("work.lookAnyway")}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
