import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Questions } from "#web/ui/questions.tsx";
import { faqIds } from "./faq.ts";

export function FaqSection() {
  const { t } = useTranslation("home");
  const urls = useUrls();
  const questions = faqIds.map((id) => ({
    id,
    title: t(`faq.${id}.question`),
    answer: <p>{t(`faq.${id}.answer`)}</p>,
  }));
  return (
    <section className="bg-sunken py-section">
      <div className="wrap grid gap-x-16 gap-y-6 md:grid-cols-[1fr_2fr]">
        <h2>{t("faq.title")}</h2>
        <div>
          <Questions questions={questions} />
          <LinkButton to={urls.faq()} variant="ghost" className="mt-3">
            {t("faq.all")}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
