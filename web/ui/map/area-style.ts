import type { StyleSpecification } from "maplibre-gl";
import type { MapColours } from "./map-colours.ts";
import { mapPaint, mapStyle } from "./map-style.ts";
import type { Position } from "./outline.ts";
import { circleAround } from "./projection.ts";

/** The ground of every map, with a circle on it. */
export function areaPaint(colour: MapColours, isDark: boolean) {
  return {
    ...mapPaint(colour, isDark),
    area: { "fill-color": colour.brand, "fill-opacity": 0.22 },
    "area-edge": { "line-color": colour.brand, "line-width": 2 },
  };
}

export function areaStyle(
  middle: Position,
  radiusMetres: number,
  colour: MapColours,
  isDark: boolean,
): StyleSpecification {
  const style = mapStyle(colour, isDark);
  const paint = areaPaint(colour, isDark);
  const circle = circleAround(middle, radiusMetres).map(([lng, lat]) => [lng, lat]);
  return {
    ...style,
    sources: {
      ...style.sources,
      // As round as it was made: MapLibre would leave out points for speed.
      area: { type: "geojson", tolerance: 0, data: { type: "Polygon", coordinates: [circle] } },
    },
    layers: [
      ...style.layers,
      { id: "area", type: "fill", source: "area", paint: paint.area },
      { id: "area-edge", type: "line", source: "area", paint: paint["area-edge"] },
    ],
  };
}
