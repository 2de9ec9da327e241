import type { Option } from "./options-popover.tsx";

/**
 * Whether what somebody types means this option: all their words, in any order, with or without
 * accents, spaces and hyphens, in its label or in one of its other names.
 */
export function matchesOption(
  { label, otherNames = [] }: Pick<Option, "label" | "otherNames">,
  typed: string,
): boolean {
  const words = typed.split(/[\s-]+/).map(fold);
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

function fold(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
