/**
 * Writes web/public/map: the ground of our own map as vector tiles, from the areas of Statistics
 * Netherlands, rivers and lakes in the folder that it is handed, and the product's own list of places. Far
 * away a patch of paper is a province, nearer a municipality, and from a region on a district. Run when
 * there is a new year of them: `npx node scripts/generate/extract-ground.ts <folder>`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature, FeatureCollection, Geometry } from "geojson";
import { districtName, spotForName, tintsOf } from "./ground-rules.ts";
import { readShapes, type Shape } from "./topology.ts";

type Place = [
  name: string,
  slug: string,
  lat: number,
  lng: number,
  province: string,
  municipality: string,
  thousands: number,
];

/** As web/ui/map/ground/ground-tiles.ts tells the map; its test looks for every tile. */
const bounds = { west: 3.2, south: 50.7, east: 7.3, north: 53.65 };
const zooms = [6, 7, 8, 9] as const;

const [folder = "."] = process.argv.slice(2);
const root = join(import.meta.dirname, "../..");
const target = join(root, "web/public/map");
const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const provinces = readShapes(join(folder, "provincies-2025.topojson"));
const municipalities = readShapes(join(folder, "gemeenten-2025.topojson"));
const districts = readShapes(join(folder, "wijken-2025.topojson"));
const rivers: FeatureCollection = readJson(join(folder, "rivers.geojson"));
const lakes: FeatureCollection = readJson(join(folder, "lakes.geojson"));
const { places }: { places: Place[] } = readJson(
  join(root, "server/platform/geo/data/places.json"),
);

const feature = (geometry: Geometry, properties: Feature["properties"] = {}): Feature => ({
  type: "Feature",
  geometry,
  properties,
});

const closed = (ring: Shape["polygons"][number][number]) =>
  [...ring, ...ring.slice(0, 1)].map(([lng, lat]) => [lng, lat]);

function patches(shapes: readonly Shape[]): Feature[] {
  const tints = tintsOf(shapes);
  return shapes.map(({ polygons }, at) => {
    const coordinates = polygons.map((rings) => rings.map(closed));
    return feature({ type: "MultiPolygon", coordinates }, { tint: tints[at] });
  });
}

const extentOf = ([outline = []]: Shape["polygons"][number]) =>
  (Math.max(...outline.map(([lng]) => lng)) - Math.min(...outline.map(([lng]) => lng))) *
  (Math.max(...outline.map(([, lat]) => lat)) - Math.min(...outline.map(([, lat]) => lat)));

function districtNames(): Feature[] {
  const townNames = new Set(places.map(([name]) => name));
  return districts.flatMap(({ name, polygons }) => {
    const shown = districtName(name, townNames);
    const [largest] = polygons.toSorted((a, b) => extentOf(b) - extentOf(a));
    if (!shown || !largest) return [];
    const [lng, lat] = spotForName(largest).map((degrees) => Math.round(degrees * 1e4) / 1e4);
    return feature({ type: "Point", coordinates: [lng ?? 0, lat ?? 0] }, { name: shown });
  });
}

const towns = (fewestThousands: number) =>
  places
    .filter(([, , , , , , thousands]) => thousands >= fewestThousands)
    .map(([name, , lat, lng, , , size]) =>
      feature({ type: "Point", coordinates: [lng, lat] }, { name, size }),
    );

/** Canals and streams would be a net over a region that is seen from afar. */
const streams = (lowest: number) =>
  rivers.features
    .filter(({ properties }) => properties?.level <= lowest)
    .map(({ geometry, properties }) => feature(geometry, { level: properties?.level }));

const water = lakes.features.map(({ geometry }) => feature(geometry));
const patchesOfDistricts = patches(districts);
const patchesOfMunicipalities = patches(municipalities);

/** What is on the map at a zoom; the last holds for every nearer one. */
const layersByZoom: Record<(typeof zooms)[number], Record<string, Feature[]>> = {
  6: { patches: patches(provinces), rivers: streams(2), towns: towns(100) },
  7: { patches: patchesOfMunicipalities, rivers: streams(2), towns: towns(45) },
  8: { patches: patchesOfMunicipalities, rivers: streams(5), water, towns: towns(10) },
  9: {
    patches: patchesOfDistricts,
    rivers: streams(9),
    water,
    towns: towns(0),
    districts: districtNames(),
  },
};

/** The numbers of the tiles that touch the country. */
function* tilesAt(zoom: number): Generator<[x: number, y: number]> {
  const { west, south, east, north } = bounds;
  const count = 2 ** zoom;
  const column = (lng: number) => Math.floor(((lng + 180) / 360) * count);
  const row = (lat: number) => {
    const angle = (lat * Math.PI) / 180;
    return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count);
  };
  for (let x = column(west); x <= column(east); x += 1) {
    for (let y = row(north); y <= row(south); y += 1) yield [x, y];
  }
}

rmSync(target, { recursive: true, force: true });
let [files, bytes] = [0, 0];
for (const zoom of zooms) {
  const layers = Object.entries(layersByZoom[zoom]).map(([name, features]) => {
    const data: FeatureCollection = { type: "FeatureCollection", features };
    // The areas fit together; thinned one by one they would no longer.
    const tolerance = name === "patches" ? 0 : 3;
    const options = { maxZoom: zoom, indexMaxZoom: zoom, indexMaxPoints: 0, tolerance, buffer: 64 };
    return [name, new GeoJSONVT(data, options)] as const;
  });
  for (const [x, y] of tilesAt(zoom)) {
    const filled = layers.flatMap(([name, index]) => {
      const tile = index.getTile(zoom, x, y);
      return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
    });
    // Sea and other countries are empty tiles: one that is missing would be an error for who asks.
    const tile = fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent: 4096 });
    const file = join(target, String(zoom), String(x), `${y}.pbf`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, tile);
    files += 1;
    bytes += tile.length;
  }
}
console.log(`${files} tiles, ${Math.round(bytes / 1024)} kB`);
