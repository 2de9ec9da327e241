const names = [
  "land",
  "abroad",
  "water",
  "brand",
  "accent",
  "surface",
  "ground",
  "sky",
  "ink",
  "ink-soft",
] as const;
export type MapColours = Record<(typeof names)[number], string>;

/** The theme's colours as MapLibre can read them: it knows neither variables nor light-dark(). */
export function readColours(container: HTMLElement): MapColours {
  const entries = names.map((name) => {
    // One for each: a sample that changes its colour may be on its way from the last one.
    const sample = document.createElement("span");
    sample.style.color = `var(--color-${name})`;
    container.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    return [name, color];
  });
  return Object.fromEntries(entries) as MapColours;
}
