import {
  Map as MapLibre,
  type MapOptions,
  type StyleSpecification,
  setWorkerUrl,
} from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import { type RefObject, useEffect, useState } from "react";
import { logError } from "#web/lib/browser/log.ts";
import { watchTiles } from "./ground/watch-tiles.ts";
import { type MapColours, readColours } from "./map-colours.ts";
import type { PaintOf } from "./map-style.ts";
import { useIsDark } from "./use-is-dark.ts";

setWorkerUrl(workerUrl);

export type MapMaking = {
  styleOf: (colour: MapColours, isDark: boolean) => StyleSpecification;
  paintOf: PaintOf;
  /** Where it looks, and what is special about it. */
  options: Partial<MapOptions>;
  /** At once, before anything is drawn. */
  onMade?: (map: MapLibre) => void;
  /** There is ground to be seen. */
  onGround?: () => void;
  /** No WebGL, or a graphics card that gave up. */
  onFail: () => void;
};

/** A flat map, north up, in the colours of now, with the Kadaster's tiles where they come. Made once. */
export function useMapLibre(
  container: RefObject<HTMLElement | null>,
  making: MapMaking,
): { map: MapLibre | null; hasTiles: boolean } {
  const [map, setMap] = useState<MapLibre | null>(null);
  const [isStyled, setStyled] = useState(false);
  const [hasTiles, setTiles] = useState(false);
  const isDark = useIsDark();
  const { paintOf } = making;

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; what changes is handed on below.
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const made = makeMap(element, making, isDark);
    if (!made) return;
    setMap(made);
    made.once("style.load", () => setStyled(true));
    // The ground is cut up by a worker, which may take seconds; and it may never come. Until then all is land.
    made.on("sourcedata", function flood({ sourceId, tile, isSourceLoaded }) {
      if (sourceId !== "ground" || !tile || !isSourceLoaded) return;
      made.off("sourcedata", flood);
      made.setLayoutProperty("sea", "visibility", "visible");
      making.onGround?.();
    });
    return () => made.remove();
  }, []);

  useEffect(() => {
    if (isStyled && map) repaintMap(map, paintOf(readColours(map.getContainer()), isDark));
  }, [map, isDark, isStyled, paintOf]);

  useEffect(() => {
    if (isStyled && map) return watchTiles(map, setTiles);
  }, [map, isStyled]);

  return { map, hasTiles };
}

function makeMap(element: HTMLElement, making: MapMaking, isDark: boolean): MapLibre | null {
  const { styleOf, options, onMade, onFail } = making;
  try {
    const made = new MapLibre({
      container: element,
      style: styleOf(readColours(element), isDark),
      minZoom: 6,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      attributionControl: false,
      ...options,
    });
    made.touchZoomRotate.disableRotation();
    made.keyboard.disableRotation();
    made.on("webglcontextlost", onFail);
    // A tile that does not come leaves our own ground to be seen. Without a listener each is an error.
    made.on("error", () => {});
    onMade?.(made);
    return made;
  } catch (error) {
    logError("map not made", error);
    onFail();
    return null;
  }
}

function repaintMap(map: MapLibre, paint: Record<string, object>): void {
  for (const [layer, properties] of Object.entries(paint)) {
    for (const [name, value] of Object.entries(properties)) {
      map.setPaintProperty(layer, name as "fill-color", value as string);
    }
  }
}
