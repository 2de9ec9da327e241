import type { StyleSpecification } from "maplibre-gl";
import { groundLayers, groundPaint, groundSource, nameLayers } from "./ground/ground-style.ts";
import type { MapColours } from "./map-colours.ts";
import { abroad } from "./outline.ts";

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

/** The Kadaster's map of the Netherlands, free for all to use when its source is named. */
const tileRoot = "https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/standaard/EPSG:3857";

const tileUrl = `${tileRoot}/{z}/{x}/{y}.png`;
/** West, south, east, north of what it shows. */
const tileBounds: [number, number, number, number] = [3.2, 50.7, 7.3, 53.65];
/** Most of the country in one small picture, which is there if anything is. */
const firstTile = `${tileRoot}/6/32/21.png`;
const patienceMs = 5_000;
/** While this page is open: a network that was gone for a moment may be back, a wall stays. */
const mostTries = 3;

let known: Promise<boolean> | undefined;
let failures = 0;

/**
 * One picture is asked for before all the others: without tiles there would be dozens of questions, each
 * for nothing. That they come counts for as long as this page is open; a failed try is made again by the
 * next map, a few times.
 */
export function tilesCome(): Promise<boolean> {
  if (failures >= mostTries) return Promise.resolve(false);
  known ??= fetch(firstTile, { signal: AbortSignal.timeout(patienceMs) })
    .then(({ ok }) => ok)
    .catch(() => false)
    .then((come) => {
      if (!come) tilesFailed();
      return come;
    });
  return known;
}

/** They came and don't any more. */
export function tilesFailed(): void {
  failures += 1;
  known = undefined;
}
