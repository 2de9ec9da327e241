import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { questionsData } from "#web/lib/page/structured-data.ts";

/** The questions that people have before they dare; the page of all of them has the rest. */
export const faqIds = ["cost", "click", "address", "animals", "sitter"] as const;

/** The same questions for search engines. */
export function faqData(t: Translate<"home">): object {
  return questionsData(
    faqIds.map((id) => ({ question: t(`faq.${id}.question`), answer: t(`faq.${id}.answer`) })),
  );
}
