import type { Option } from "./options-popover.tsx";

/**
 * Whether what somebody types means this option: all their words, in any order, with or without
 * accents, spaces and hyphens, in its label or in one of its other names.
 */
export function matchesOption(
  { label, otherNames = [] }: Pick<Option, "label" | "otherNames">,
  typed: string,
): boolean {
  const words = wordsOf(typed);
  return [label, ...otherNames].some((name) => {
    const whole = fold(name);
    return words.every((word) => whole.includes(word));
  });
}

/** For a combobox, which only knows the label; labels are unique in a list one chooses from. */
export function optionFilter(
  options: readonly Option[],
): (label: string, typed: string) => boolean {
  const byLabel = new Map(options.map((option) => [option.label, option]));
  return (label, typed) => matchesOption(byLabel.get(label) ?? { label }, typed);
}

/**
 * What somebody means most likely first: names that begin with what they typed, then those with words that
 * do, then the rest, each in the order of the list.
 */
export function ranked<Id extends string>(
  options: ReadonlyArray<Option<Id>>,
  typed: string,
): ReadonlyArray<Option<Id>> {
  if (fold(typed) === "") return options;
  return options.toSorted((one, other) => rankOf(one, typed) - rankOf(other, typed));
}

function rankOf({ label, otherNames = [] }: Option, typed: string): number {
  const names = [label, ...otherNames];
  if (names.some((name) => fold(name).startsWith(fold(typed)))) return 0;
  const begun = wordsOf(typed);
  const hasWords = (name: string) =>
    begun.every((start) => wordsOf(name).some((word) => word.startsWith(start)));
  return names.some(hasWords) ? 1 : 2;
}

function wordsOf(text: string): string[] {
  return text.split(/[\s-]+/).map(fold);
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
