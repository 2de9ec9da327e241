import type { Map as MapLibre, StyleSpecification } from "maplibre-gl";
import { abroad, type Line, land, type Position, rivers, water } from "./outline.ts";
import { circleAround } from "./projection.ts";
import { tileBounds, tileUrl } from "./tiles.ts";

const colours = ["land", "abroad", "water", "brand", "accent", "surface"] as const;
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

/**
 * What each layer looks like by day and by night. The tiles come by day only: at night their light and
 * dark change places, not quite to black and white, and their hues turn back, so that water stays blue.
 */
export function mapPaint(colour: MapColours, isDark: boolean) {
  return {
    sea: { "background-color": colour.water },
    abroad: { "fill-color": colour.abroad },
    land: { "fill-color": colour.land },
    water: { "fill-color": colour.water },
    rivers: { "line-color": colour.water, "line-width": 4 },
    tiles: isDark
      ? {
          "raster-brightness-min": 0.88,
          "raster-brightness-max": 0.1,
          "raster-hue-rotate": 180,
          "raster-saturation": -0.5,
        }
      : {
          "raster-brightness-min": 0,
          "raster-brightness-max": 1,
          "raster-hue-rotate": 0,
          "raster-saturation": 0,
        },
    area: { "fill-color": colour.brand, "fill-opacity": 0.22 },
    "area-edge": { "line-color": colour.brand, "line-width": 2 },
  };
}

/** Land and water of our own below, the Kadaster's tiles over it, and the area on top. */
export function mapStyle(
  middle: Position,
  radiusMetres: number,
  colour: MapColours,
  isDark: boolean,
): StyleSpecification {
  const paint = mapPaint(colour, isDark);
  return {
    version: 8,
    // The theme changes at once everywhere else.
    transition: { duration: 0, delay: 0 },
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
      { id: "sea", type: "background", paint: paint.sea },
      { id: "abroad", type: "fill", source: "abroad", paint: paint.abroad },
      { id: "land", type: "fill", source: "land", paint: paint.land },
      { id: "water", type: "fill", source: "water", paint: paint.water },
      { id: "rivers", type: "line", source: "rivers", paint: paint.rivers },
      { id: "tiles", type: "raster", source: "tiles", paint: paint.tiles },
      { id: "area", type: "fill", source: "area", paint: paint.area },
      { id: "area-edge", type: "line", source: "area", paint: paint["area-edge"] },
    ],
  };
}

/** The same map in the colours of now. */
export function repaintMap(
  map: MapLibre,
  colour: MapColours,
  isDark: boolean,
  paintOf: (colour: MapColours, isDark: boolean) => Record<string, object> = mapPaint,
): void {
  for (const [layer, properties] of Object.entries(paintOf(colour, isDark))) {
    for (const [name, value] of Object.entries(properties)) {
      map.setPaintProperty(layer, name as "fill-color", value as string);
    }
  }
}
