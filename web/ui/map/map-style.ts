import type { StyleSpecification } from "maplibre-gl";
import { abroad, type Line, land, type Position, rivers, water } from "./outline.ts";
import { circleAround } from "./projection.ts";
import { tileBounds, tileUrl } from "./tiles.ts";

const colours = ["land", "abroad", "water", "brand"] as const;
export type MapColours = Record<(typeof colours)[number], string>;

/** The theme's colours as MapLibre can read them: it knows neither variables nor light-dark(). */
export function readColours(container: HTMLElement): MapColours {
  const entries = colours.map((name) => {
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

const copy = (line: Line) => line.map(([longitude, latitude]) => [longitude, latitude]);
const closed = (line: Line) => copy([...line, ...line.slice(0, 1)]);
const areas = (lines: readonly Line[]) => ({
  type: "geojson" as const,
  data: { type: "MultiPolygon" as const, coordinates: lines.map((line) => [closed(line)]) },
});

/** Land and water of our own below, the Kadaster's tiles over it, and the area on top. */
export function mapStyle(
  middle: Position,
  radiusMetres: number,
  colour: MapColours,
): StyleSpecification {
  return {
    version: 8,
    sources: {
      abroad: areas([abroad]),
      land: areas(land),
      water: areas(water),
      rivers: {
        type: "geojson",
        data: { type: "MultiLineString", coordinates: rivers.map(({ line }) => copy(line)) },
      },
      tiles: {
        type: "raster",
        tiles: [tileUrl],
        tileSize: 256,
        minzoom: 6,
        maxzoom: 19,
        bounds: tileBounds,
      },
      // As round as it was made: MapLibre would leave out points for speed.
      area: { ...areas([circleAround(middle, radiusMetres)]), tolerance: 0 },
    },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": colour.water } },
      { id: "abroad", type: "fill", source: "abroad", paint: { "fill-color": colour.abroad } },
      { id: "land", type: "fill", source: "land", paint: { "fill-color": colour.land } },
      { id: "water", type: "fill", source: "water", paint: { "fill-color": colour.water } },
      {
        id: "rivers",
        type: "line",
        source: "rivers",
        paint: { "line-color": colour.water, "line-width": 4 },
      },
      { id: "tiles", type: "raster", source: "tiles" },
      {
        id: "area",
        type: "fill",
        source: "area",
        paint: { "fill-color": colour.brand, "fill-opacity": 0.22 },
      },
      {
        id: "area-edge",
        type: "line",
        source: "area",
        paint: { "line-color": colour.brand, "line-width": 2 },
      },
    ],
  };
}
