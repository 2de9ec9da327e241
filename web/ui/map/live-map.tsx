import type { MapOptions, StyleSpecification } from "maplibre-gl";
import { useRef } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { MapColours } from "./map-colours.ts";
import { MapEdges } from "./map-edges.tsx";
import { mapPaint, mapStyle } from "./map-style.ts";
import type { Line, Position } from "./outline.ts";
import { circleAround } from "./projection.ts";
import { type MapMaking, useMapLibre } from "./use-maplibre.ts";

/** At which a circle of 600 metres takes up about half the height of the frame. */
const startZoom = 12.4;

/** What it is about: somewhere in a circle, or a way. */
export type MapSubject = { middle: Position; radiusMetres: number } | { route: readonly Line[] };

export type LiveMapProps = {
  subject: MapSubject;
  label: string;
  onReady: () => void;
  /** No WebGL, or a graphics card that gave up: what lies below is still there. */
  onFail: () => void;
};

/** Loaded only once the map is near: MapLibre is twice as large as the rest of the page. */
export function LiveMap({ subject, label, onReady, onFail }: LiveMapProps) {
  const { t } = useTranslation("map");
  const container = useRef<HTMLDivElement>(null);
  const { options, ...looks } = lookAt(subject);
  // Another place is another map.
  const { map, hasTiles } = useMapLibre(container, {
    ...looks,
    options: {
      ...options,
      // A finger or a wheel that means to scroll the page must not be caught by the map.
      cooperativeGestures: true,
      locale: {
        "Map.Title": label,
        "CooperativeGesturesHandler.WindowsHelpText": t("wheel"),
        "CooperativeGesturesHandler.MacHelpText": t("wheelOnMac"),
        "CooperativeGesturesHandler.MobileHelpText": t("twoFingers"),
      },
    },
    onGround: onReady,
    onFail,
  });

  return (
    <>
      {/* By its size: MapLibre's own style takes its position, and with it what that would give it. */}
      <div ref={container} className="size-full font-text" />
      <MapEdges map={map} hasTiles={hasTiles} />
    </>
  );
}

function lookAt(
  subject: MapSubject,
): Pick<MapMaking, "styleOf" | "paintOf"> & { options: Partial<MapOptions> } {
  if ("route" in subject) {
    return {
      styleOf: (colour, isDark) => routeStyle(subject.route, colour, isDark),
      paintOf: routePaint,
      options: {
        bounds: routeBounds(subject.route),
        fitBoundsOptions: { padding: 36, maxZoom: 17 },
        maxZoom: 18,
      },
    };
  }
  const { middle, radiusMetres } = subject;
  return {
    styleOf: (colour, isDark) => areaStyle(middle, radiusMetres, colour, isDark),
    paintOf: areaPaint,
    options: { center: [...middle], zoom: startZoom, maxZoom: 16 },
  };
}

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
