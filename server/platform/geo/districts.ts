import data from "./data/districts.json" with { type: "json" };
import type { Ring } from "./rings.ts";

/** A part of a town, as Statistics Netherlands cuts it. */
export type District = { name: string; rings: Ring[] };

const towns: Readonly<Record<string, { name: string; rings: number[][] }[]>> = data;

/** Those of a town, by its slug; none for a place that is not cut into parts. */
export function listDistricts(slug: string): District[] {
  if (!Object.hasOwn(towns, slug)) return [];
  return (towns[slug] ?? []).map(({ name, rings }) => ({ name, rings: rings.map(pointsOf) }));
}

/** From steps on a grid of thousandths of a degree, as extract-districts.ts writes them. */
function pointsOf(steps: readonly number[]): Ring {
  let [x, y] = [0, 0];
  const points: [number, number][] = [];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x / 1_000, y / 1_000]);
  }
  return points;
}
