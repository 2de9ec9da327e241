import type { FaqText } from "#contract/content/texts.ts";
import { questionsOf } from "#web/features/content/text-sections.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Questions } from "#web/ui/questions.tsx";

/** Questions under the headings that they belong to, with how many there are. */
export function FaqGroups({ groups }: Pick<FaqText, "groups">) {
  const { t } = useTranslation("content");
  return groups.map(({ id, title, questions }) => (
    <section key={id} id={id} className="mt-10 scroll-mt-35">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{title}</h2>
        <span className="shrink-0 text-sm text-ink-soft">
          {t("faq.count", { count: questions.length })}
        </span>
      </div>
      <Questions questions={questionsOf(questions)} />
    </section>
  ));
}
