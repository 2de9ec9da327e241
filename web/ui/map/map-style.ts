import type { StyleSpecification } from "maplibre-gl";
import { groundLayers, groundPaint, groundSource, nameLayers } from "./ground/ground-style.ts";
import type { MapColours } from "./map-colours.ts";
import { abroad } from "./outline.ts";
import { tileBounds, tileUrl } from "./tiles.ts";

/** What each layer of a style looks like, by its name. */
export type PaintOf = (colour: MapColours, isDark: boolean) => Record<string, object>;

/**
 * What each layer looks like by day and by night. The tiles come by day only: at night their light and
 * dark change places, not quite to black and white, and their hues turn back, so that water stays blue.
 */
export function mapPaint(colour: MapColours, isDark: boolean) {
  const { districts, towns, ...ground } = groundPaint(colour);
  return {
    sea: { "background-color": colour.water },
    abroad: { "fill-color": colour.abroad },
    ...ground,
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
    districts,
    towns,
  };
}

/** Our own ground below, and the Kadaster's tiles over it, which are shown once it is known that they come. */
export function mapStyle(colour: MapColours, isDark: boolean): StyleSpecification {
  const paint = mapPaint(colour, isDark);
  return {
    version: 8,
    // The theme changes at once everywhere else.
    transition: { duration: 0, delay: 0 },
    sources: {
      abroad: {
        type: "geojson",
        data: {
          type: "Polygon",
          coordinates: [abroad.map(([longitude, latitude]) => [longitude, latitude])],
        },
      },
      ground: groundSource(),
      tiles: {
        type: "raster",
        tiles: [tileUrl],
        tileSize: 256,
        minzoom: 6,
        maxzoom: 19,
        bounds: tileBounds,
      },
    },
    layers: [
      // Water comes when there is land to stand out against it. Until then all is land, as the frame is:
      // people live there.
      { id: "sea", type: "background", layout: { visibility: "none" }, paint: paint.sea },
      { id: "abroad", type: "fill", source: "abroad", paint: paint.abroad },
      ...groundLayers(paint),
      {
        id: "tiles",
        type: "raster",
        source: "tiles",
        layout: { visibility: "none" },
        paint: paint.tiles,
      },
      ...nameLayers(paint),
    ],
  };
}
