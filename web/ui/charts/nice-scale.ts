/** Half of it is a round number too: what an axis goes up to so that the highest fits. */
export function niceTop(highest: number, least = 2): number {
  if (highest <= least) return least;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 4, 6, 8, 10].find((each) => each * power >= highest) ?? 10;
  const top = step * power;
  return top % 2 === 0 ? top : top * 2;
}

/** Which of so many labels fit below a plot: the first, the last, and some between, evenly. */
export function labelledParts(parts: number, most = 5): number[] {
  if (parts <= most) return Array.from({ length: parts }, (_, nr) => nr);
  return Array.from({ length: most }, (_, nr) => Math.round((nr * (parts - 1)) / (most - 1)));
}
