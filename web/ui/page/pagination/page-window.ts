export type PageStep = number | "gap-before" | "gap-after";

/**
 * The pages to show: first, last, and the current with its neighbours. Always seven places when
 * there are more than seven pages, so that the row keeps its width and the buttons their place.
 */
export function pageWindow(current: number, pages: number): PageStep[] {
  if (pages <= 7) return count(1, pages);
  if (current <= 4) return [...count(1, 5), "gap-after", pages];
  if (current >= pages - 3) return [1, "gap-before", ...count(pages - 4, pages)];
  return [1, "gap-before", current - 1, current, current + 1, "gap-after", pages];
}

function count(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
