import type { DistrictMap } from "#contract/search/sitter-figures.ts";

type District = DistrictMap["districts"][number];

/** Nobody, and then from few to the most there are anywhere in this town. */
const parts = [0, 25, 45, 70, 100] as const;
export type Shade = 0 | 1 | 2 | 3 | 4;

export function shadeOf(count: number, most: number): Shade {
  if (count === 0) return 0;
  return Math.max(1, Math.ceil((count / most) * 4)) as Shade;
}

/** Mixed from what the page is made of: in the dark the many are bright and the few are dark. */
export const shadeColour = (shade: Shade) =>
  `color-mix(in oklab, var(--color-brand) ${parts[shade]}%, var(--color-surface))`;

export const mostOf = (districts: readonly District[]) =>
  Math.max(...districts.map(({ count }) => count));

/** Whether a word of this length stands within; what doesn't is in the list beside. */
export function fits({ name, area }: Pick<District, "name" | "area">): boolean {
  return name.length * 7.5 <= Math.sqrt(area) * 1.25;
}
