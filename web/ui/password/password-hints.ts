export type HintName =
  | "tooShort"
  | "ownWords"
  | "commonPassword"
  | "keyboard"
  | "pattern"
  | "date"
  | "moreWords";

/** A part of a password that was recognised, as the meter's library tells it. */
export type RecognisedPart = { pattern: string; token: string; dictionaryName?: string };

/** From here on a password needs no advice. */
const strong = 3;
/** Shorter pieces, such as the nl of an address, are in many a password by chance. */
const shortestOwnWord = 4;

/** What would help most, judged by the longest part that a guesser would recognise; null: nothing. */
export function hintFor(
  password: string,
  score: number,
  parts: readonly RecognisedPart[],
  ownWords: readonly string[],
): HintName | null {
  if (score >= strong) return null;
  // A surname is in the general lists too; whose it is has to be looked at first.
  if (containsOneOf(password, ownWords)) return "ownWords";
  const longest = parts
    .filter(({ pattern }) => pattern !== "bruteforce" && pattern !== "separator")
    .toSorted((a, b) => b.token.length - a.token.length)[0];
  switch (longest?.pattern) {
    case "dictionary":
      return longest.dictionaryName?.startsWith("passwords") ? "commonPassword" : "moreWords";
    case "spatial":
      return "keyboard";
    case "repeat":
    case "sequence":
      return "pattern";
    case "date":
    case "regex":
      return "date";
    default:
      return "moreWords";
  }
}

function containsOneOf(password: string, ownWords: readonly string[]): boolean {
  const text = password.toLowerCase();
  return ownWords
    .flatMap((word) => word.toLowerCase().split(/[^\p{L}\d]+/u))
    .some((word) => word.length >= shortestOwnWord && text.includes(word));
}
