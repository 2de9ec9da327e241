const context = "https://schema.org";

/** The way to a page, from the front door; a page of the site by its path, or by its whole address. */
export type Step = { name: string; to: string };

export function crumbsData(origin: string, steps: readonly Step[]): object {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: new URL(to, origin).href,
    })),
  };
}

/** What a page lists, with the address of each; nothing where it lists nothing. */
export function listData(origin: string, name: string, items: readonly Step[]): object[] {
  if (items.length === 0) return [];
  return [
    {
      "@context": context,
      "@type": "ItemList",
      name,
      itemListElement: items.map((item, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: item.name,
        url: new URL(item.to, origin).href,
      })),
    },
  ];
}

/** Questions with their answers, which may have links and lists. */
export function questionsData(questions: readonly { question: string; answer: string }[]): object {
  return {
    "@context": context,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
