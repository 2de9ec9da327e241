import type { Dice } from "#art/seed.ts";

/** A whole number, both ends included. */
export function whole(roll: Dice, low: number, high: number): number {
  return Math.floor(roll.between(low, high + 1));
}

export function oneOf<T>(roll: Dice, items: readonly T[]): T {
  const item = items[whole(roll, 0, items.length - 1)];
  if (item === undefined) throw new Error("there is nothing to choose from");
  return item;
}

/** Different ones, in the order of the list; all of them when there are no more. */
export function someOf<T>(roll: Dice, items: readonly T[], count: number): T[] {
  const left = [...items];
  while (left.length > count) left.splice(whole(roll, 0, left.length - 1), 1);
  return left;
}

/** One seed for each purpose of each person: a new question to the dice changes no other answer. */
export function seedOf(purpose: number, number: number): number {
  return Math.imul(number, 64) + purpose;
}
