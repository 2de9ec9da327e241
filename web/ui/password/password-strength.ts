import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import lists from "./password-words.json" with { type: "json" };

/**
 * The words that people take most, out of the lists that the server has in full: it has the last
 * word. Imported dynamically, once somebody is about to choose a password.
 */
const meter = new ZxcvbnFactory({
  dictionary: Object.fromEntries(
    Object.entries(lists.words).map(([name, words]) => [name, words.split("\n")]),
  ),
  graphs: lists.keyboards,
});

export type Level = 0 | 1 | 2 | 3 | 4;
export type Verdict = { level: Level; hint: HintName | null };

/** The best that a password gets which is refused for its length. */
const tooShortLevel: Level = 1;

export function judge(
  password: string,
  { ownWords, minLength }: { ownWords: string[]; minLength: number },
): Verdict {
  // A longer text only takes longer to judge, not to guess.
  const { score, sequence } = meter.check(password.slice(0, 72), ownWords);
  if (password.length < minLength) {
    return { level: Math.min(score, tooShortLevel) as Level, hint: "tooShort" };
  }
  return { level: score, hint: hintFor(password, score, sequence, ownWords) };
}

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
