import { type OptionsType, ZxcvbnFactory } from "@zxcvbn-ts/core";

/** From 0, guessed at once, to 4. Below this a new password is refused. */
export const weakestAllowed = 2;

let meter: Promise<ZxcvbnFactory> | undefined;

/** The word lists are large; they are read when the first password is chosen. */
async function loadMeter(): Promise<ZxcvbnFactory> {
  const [common, nl, en] = await Promise.all([
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-nl-be"),
    import("@zxcvbn-ts/language-en"),
  ]);
  const options: OptionsType = {
    dictionary: { ...common.dictionary, ...nl.dictionary, ...en.dictionary },
    graphs: common.adjacencyGraphs,
  };
  return new ZxcvbnFactory(options);
}

/** Whether a password stands up to guessing, also by somebody who knows these words of its owner. */
export async function isStrongEnough(password: string, ownWords: string[]): Promise<boolean> {
  meter ??= loadMeter();
  // A longer text only takes longer to judge, not to guess.
  const { score } = (await meter).check(password.slice(0, 72), ownWords);
  return score >= weakestAllowed;
}
