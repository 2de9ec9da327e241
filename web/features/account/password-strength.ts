import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as en from "@zxcvbn-ts/language-en";
import * as nl from "@zxcvbn-ts/language-nl-be";
import { type HintName, hintFor } from "./password-hints.ts";

/**
 * The same word lists as the server's, which has the last word. They are large: imported dynamically,
 * once somebody is about to choose a password.
 */
const meter = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...nl.dictionary, ...en.dictionary },
  graphs: common.adjacencyGraphs,
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
