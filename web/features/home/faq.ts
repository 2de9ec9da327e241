import type { Translate } from "#web/lib/i18n/text-keys.ts";

/** The questions that people have before they dare; the page of all of them has the rest. */
export const faqIds = ["cost", "click", "address", "animals", "sitter"] as const;

/** The same questions for search engines, as schema.org has them. */
export function faqData(t: Translate<"home">): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faqIds.map((id) => ({
      "@type": "Question",
      name: t(`faq.${id}.question`),
      acceptedAnswer: { "@type": "Answer", text: t(`faq.${id}.answer`) },
    })),
  };
}
