import type { FaqText, TextPart } from "#contract/content/texts.ts";

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, " ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();

/** Questions of all sides that have every one of these words, in the question or its answer. */
export function searchQuestions(texts: readonly FaqText[], q: string): TextPart[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return texts
    .flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))
    .filter(({ title, html }) => {
      const text = plain(`${title} ${html}`);
      return words.every((word) => text.includes(word));
    });
}
