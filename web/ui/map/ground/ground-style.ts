import type {
  ExpressionSpecification,
  LayerSpecification,
  VectorSourceSpecification,
} from "maplibre-gl";
import { groundBounds, groundPath, groundZooms } from "#contract/shared/ground-tiles.ts";
import type { MapColours } from "../map-colours.ts";

/** How much of the second colour is in the first. */
function mixed(first: string, second: string, part: number): ExpressionSpecification {
  return ["interpolate", ["linear"], part, 0, first, 1, second];
}

/** From far away to near: what stands at each zoom, and in between in proportion. */
function byZoom(...stops: [zoom: number, value: number][]): ExpressionSpecification {
  return ["interpolate", ["linear"], ["zoom"], ...stops.flat()];
}

/** A town's name is larger the more people live there. */
function bySize(smallest: number, largest: number): ExpressionSpecification {
  return ["interpolate", ["linear"], ["get", "size"], 0, smallest, 30, smallest + 1, 500, largest];
}

/** Patches of paper, each in another tint than its neighbours', on water; and what they are called. */
export function groundPaint(colour: MapColours) {
  const halo = { "text-halo-color": colour.land, "text-halo-width": 1.4, "text-halo-blur": 0.4 };
  return {
    patches: {
      "fill-color": [
        "match",
        ["get", "tint"],
        0,
        colour.land,
        1,
        mixed(colour.land, colour.surface, 0.4),
        2,
        mixed(colour.land, colour.ground, 0.22),
        3,
        mixed(colour.land, colour.sky, 0.5),
        mixed(colour.land, colour.ground, 0.1),
      ] satisfies ExpressionSpecification,
      "fill-antialias": false,
    },
    cuts: {
      "line-color": colour.abroad,
      "line-width": byZoom([6, 0.5], [9, 0.8], [12, 2.5], [15, 5]),
    },
    lakes: { "fill-color": colour.water },
    rivers: {
      "line-color": colour.water,
      "line-width": [
        "interpolate",
        ["linear"],
        ["zoom"],
        6,
        ["match", ["get", "level"], 2, 1.6, 0.6],
        10,
        ["match", ["get", "level"], 2, 5, 2],
        15,
        ["match", ["get", "level"], 2, 26, 9],
      ] satisfies ExpressionSpecification,
    },
    districts: { "text-color": colour["ink-soft"], ...halo },
    towns: { "text-color": colour.ink, ...halo },
  };
}

export const groundSource = (): VectorSourceSpecification => ({
  type: "vector",
  tiles: [`${location.origin}${groundPath}`],
  minzoom: groundZooms.furthest,
  maxzoom: groundZooms.nearest,
  bounds: groundBounds,
});

export function groundLayers(paint: ReturnType<typeof groundPaint>): LayerSpecification[] {
  const source = "ground";
  const round = { "line-cap": "round", "line-join": "round" } as const;
  return [
    { id: "patches", type: "fill", source, "source-layer": "patches", paint: paint.patches },
    {
      id: "cuts",
      type: "line",
      source,
      "source-layer": "patches",
      layout: { "line-join": "round" },
      paint: paint.cuts,
    },
    { id: "lakes", type: "fill", source, "source-layer": "water", paint: paint.lakes },
    {
      id: "rivers",
      type: "line",
      source,
      "source-layer": "rivers",
      layout: round,
      paint: paint.rivers,
    },
  ];
}

/** In our own letters, which MapLibre draws itself where a style names none to fetch. */
const letters = { normal: ["Figtree"], strong: ["Figtree SemiBold", "Figtree"] };

/** Names lie over everything else of the ground. Where two don't fit, the larger place keeps its own. */
export function nameLayers(paint: ReturnType<typeof groundPaint>): LayerSpecification[] {
  const source = "ground";
  return [
    {
      id: "districts",
      type: "symbol",
      source,
      "source-layer": "districts",
      minzoom: 10.5,
      layout: {
        "text-field": ["get", "name"],
        "text-font": letters.normal,
        "text-size": byZoom([10.5, 10.5], [13, 13], [16, 16]),
        "text-max-width": 7,
        "text-padding": 6,
      },
      paint: paint.districts,
    },
    {
      id: "towns",
      type: "symbol",
      source,
      "source-layer": "towns",
      layout: {
        "text-field": ["get", "name"],
        "text-font": letters.strong,
        "symbol-sort-key": ["-", ["get", "size"]],
        "text-size": [
          "interpolate",
          ["linear"],
          ["zoom"],
          6,
          bySize(10, 13),
          9,
          bySize(10.5, 18),
          12,
          bySize(12.5, 24),
        ],
        "text-max-width": 8,
        "text-padding": 4,
      },
      paint: paint.towns,
    },
  ];
}
