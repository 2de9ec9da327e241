import { ChevronDown } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { faqIds } from "./faq.ts";

/** Of the browser's own making, so that they open before the scripts have come. */
export function FaqSection() {
  const { t } = useTranslation("home");
  return (
    <section className="bg-sunken py-section">
      <div className="wrap grid gap-x-16 gap-y-6 md:grid-cols-[1fr_2fr]">
        <h2>{t("faq.title")}</h2>
        <div className="divide-y divide-line border-y border-line">
          {faqIds.map((id) => (
            <details key={id} className="group/faq">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                {t(`faq.${id}.question`)}
                <ChevronDown className="size-5 shrink-0 text-brand transition-transform group-open/faq:rotate-180" />
              </summary>
              <p className="pb-5 text-ink-soft">{t(`faq.${id}.answer`)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
