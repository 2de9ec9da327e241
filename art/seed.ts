/**
 * A small generator with a seed, so that demo data look the same on every machine. Not for anything
 * that has to be secret.
 */
export function mulberry32(seed: number): () => number {
  // Neighbouring seeds (1, 2, 3 …) are the usual case: spread them before the first draw.
  let state = Math.imul(seed | 0, 0x9e3779b1) ^ 0x5bf03635;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Choices<T> = readonly [T, ...T[]];
export type Weighted<T> = readonly [readonly [T, number], ...(readonly [T, number])[]];

export interface Dice {
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: Choices<T>): T;
  weigh<T>(choices: Weighted<T>): T;
}

export function dice(seed: number): Dice {
  const next = mulberry32(seed);
  return {
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    weigh: (choices) => {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [choice, weight] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
      return choices[0][0];
    },
  };
}

/** One of the choices that is not taken yet; when all are, any. */
export function pickOther(
  roll: Dice,
  choices: Choices<string>,
  ...taken: (string | undefined)[]
): string {
  const free = choices.filter((choice) => !taken.includes(choice));
  const [first = choices[0], ...others] = free;
  return roll.pick([first, ...others]);
}
