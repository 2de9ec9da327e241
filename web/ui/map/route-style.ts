import type { StyleSpecification } from "maplibre-gl";
import type { MapColours } from "./map-colours.ts";
import { mapPaint, mapStyle } from "./map-style.ts";
import type { Line, Position } from "./outline.ts";

/** The ground of every map, with a way on it: its edge in paper, its line in coral, its start in green. */
export function routePaint(colour: MapColours, isDark: boolean) {
  return {
    ...mapPaint(colour, isDark),
    "route-edge": { "line-color": colour.surface, "line-width": 9 },
    route: { "line-color": colour.accent, "line-width": 5 },
    "route-start": {
      "circle-color": colour.surface,
      "circle-radius": 4,
      "circle-stroke-color": colour.brand,
      "circle-stroke-width": 5,
    },
  };
}

export function routeStyle(
  lines: readonly Line[],
  colour: MapColours,
  isDark: boolean,
): StyleSpecification {
  const style = mapStyle(colour, isDark);
  const paint = routePaint(colour, isDark);
  const layout = { "line-cap": "round", "line-join": "round" } as const;
  const [start] = lines[0] ?? [];
  return {
    ...style,
    sources: {
      ...style.sources,
      route: {
        type: "geojson",
        data: { type: "MultiLineString", coordinates: lines.map((line) => line.map(copy)) },
      },
      start: { type: "geojson", data: { type: "Point", coordinates: copy(start ?? [0, 0]) } },
    },
    layers: [
      ...style.layers,
      { id: "route-edge", type: "line", source: "route", layout, paint: paint["route-edge"] },
      { id: "route", type: "line", source: "route", layout, paint: paint.route },
      { id: "route-start", type: "circle", source: "start", paint: paint["route-start"] },
    ],
  };
}

const copy = ([longitude, latitude]: Position): [number, number] => [longitude, latitude];

/** West, south, east, north of all of it. */
export function routeBounds(lines: readonly Line[]): [number, number, number, number] {
  const places = lines.flat();
  const longitudes = places.map(([longitude]) => longitude);
  const latitudes = places.map(([, latitude]) => latitude);
  return [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ];
}
