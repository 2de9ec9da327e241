/**
 * Writes server/platform/geo/data/districts.json from the districts of Statistics Netherlands: for every
 * municipality that is called after one place, the districts of that place, cut to a grid of a thousandth
 * of a degree. Run when there is a new year of them, with the folder that holds
 * `wijken-2025.topojson` and `gemeenten-2025.topojson`:
 * `npx node scripts/generate/extract-districts.ts <folder>`.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createEmbeddedPlaces } from "#server/platform/geo/embedded-places.ts";
import { isInRings, type Ring } from "#server/platform/geo/rings.ts";
import { readShapes } from "./topology.ts";

/** A town with fewer has nothing to compare. */
const fewest = 3;

const [folder = "."] = process.argv.slice(2);
const read = (file: string) =>
  readShapes(join(folder, file)).map(({ polygons, ...shape }) => ({
    ...shape,
    rings: polygons.flat(),
  }));

/** By the point in which the most districts of a code lie. */
const municipalities = read("gemeenten-2025.topojson");
const byCode = Map.groupBy(read("wijken-2025.topojson"), ({ code }) => code);
const places = createEmbeddedPlaces();
const onGrid = (degrees: number) => Math.round(degrees * 1_000);

const found: Record<string, { name: string; rings: number[][] }[]> = {};
for (const districts of byCode.values()) {
  if (districts.length < fewest) continue;
  const [first] = districts;
  const inside = first?.rings[0] && middleOf(first.rings[0]);
  const town = inside && municipalities.find(({ rings }) => isInRings(inside, rings));
  const place = town && (await places.findByName(town.name.replace(/ \(.+\)$/, "")));
  // 'Bergen' is a place elsewhere too.
  if (!place || !districts.some(({ rings }) => isInRings([place.lng, place.lat], rings))) continue;
  found[place.slug] = districts.map(({ name, rings }) => ({ name, rings: rings.map(steps) }));
}

function middleOf(ring: Ring): [number, number] {
  const sum = (at: 0 | 1) => ring.reduce((total, point) => total + point[at], 0) / ring.length;
  return [sum(0), sum(1)];
}

/** The first point, and from each to the next. */
function steps(ring: Ring): number[] {
  let [x, y] = [0, 0];
  return ring.flatMap(([lng, lat]) => {
    const step = [onGrid(lng) - x, onGrid(lat) - y];
    [x, y] = [onGrid(lng), onGrid(lat)];
    return step;
  });
}

const file = join(import.meta.dirname, "../../server/platform/geo/data/districts.json");
writeFileSync(file, `${JSON.stringify(Object.fromEntries(Object.entries(found).sort()))}\n`);
console.log(`${Object.keys(found).length} towns`);
