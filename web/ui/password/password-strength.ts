import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { type HintName, hintFor } from "./password-hints.ts";
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
