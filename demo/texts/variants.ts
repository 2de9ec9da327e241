import type { Dice } from "#art/seed.ts";
import { oneOf } from "#demo/rolls.ts";

/** Texts, each group for those of whom something is true. */
export type Variants<About> = readonly (readonly [
  holds: (about: About) => boolean,
  texts: readonly string[],
])[];

export const always = () => true;

/**
 * Gives out the texts of a family evenly: the one that was used least comes first, so that all are
 * read before one comes back.
 */
export class Deck<About> {
  readonly #variants: Variants<About>;
  readonly #uses = new Map<string, number>();

  constructor(variants: Variants<About>) {
    this.#variants = variants;
  }

  /** One that is not taken, as long as there is one. */
  draw(roll: Dice, about: About, isTaken: (text: string) => boolean): string {
    const all = this.#variants.filter(([holds]) => holds(about)).flatMap(([, texts]) => texts);
    const free = all.filter((text) => !isTaken(text));
    const fitting = free.length > 0 ? free : all;
    const least = Math.min(...fitting.map((text) => this.#usesOf(text)));
    const text = oneOf(
      roll,
      fitting.filter((each) => this.#usesOf(each) === least),
    );
    this.#uses.set(text, least + 1);
    return text;
  }

  #usesOf(text: string): number {
    return this.#uses.get(text) ?? 0;
  }
}

/** Puts words into a text: `{naam}` becomes the value of `naam`. A text begins with a capital. */
export function fill(text: string, words: Readonly<Record<string, string>>): string {
  const filled = text.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`no word for ${slot} in: ${text}`);
    return word;
  });
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** `a`, `a en b`, `a, b en c`. */
export function listed(items: readonly string[]): string {
  const [last, ...others] = items.toReversed();
  if (last === undefined) return "";
  return others.length > 0 ? `${others.toReversed().join(", ")} en ${last}` : last;
}
