/** First letters of the first and the last word, skipping what a surname carries in between. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  if (!first) return "";
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last].map((word) => (word ? firstLetter(word) : "")).join("");
}

function firstLetter(word: string): string {
  // By code point: the first half of a surrogate pair is not a letter.
  return (Array.from(word).find((sign) => /\p{L}|\p{N}/u.test(sign)) ?? "").toLocaleUpperCase("nl");
}
