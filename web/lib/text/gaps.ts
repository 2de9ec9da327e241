/**
 * What a ready-made text leaves for its writer to fill in, such as '[begindatum]': those that are still
 * there, once each and without their brackets.
 */
export function gapsIn(text: string, gaps: readonly string[]): string[] {
  return [...new Set(gaps)].filter((gap) => text.includes(gap)).map((gap) => gap.slice(1, -1));
}
