import {
  type ErrorEvent,
  Map as MapLibre,
  type MapOptions,
  type StyleSpecification,
  setWorkerUrl,
} from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { logError } from "#web/lib/browser/log.ts";
import { useTheme } from "#web/lib/page/theme.ts";
import { type MapColours, readColours } from "./map-colours.ts";
import { type PaintOf, tilesCome, tilesFailed } from "./map-style.ts";

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

/** So many that don't come, one after the other, and no more are asked for. */
const patience = 4;
const names = ["districts", "towns"];

/**
 * Shows the Kadaster's tiles on a map whose style is there, if they come, and takes them off again when
 * they don't any more. They have names on them; our own are for where there are none.
 */
function watchTiles(map: MapLibre, onShow: (hasTiles: boolean) => void): () => void {
  let failures = 0;
  let isStale = false;

  function show(hasTiles: boolean): void {
    map.setLayoutProperty("tiles", "visibility", hasTiles ? "visible" : "none");
    for (const layer of names) {
      map.setLayoutProperty(layer, "visibility", hasTiles ? "none" : "visible");
    }
    onShow(hasTiles);
  }

  function onError(event: ErrorEvent): void {
    if (!("sourceId" in event) || event.sourceId !== "tiles") return;
    failures += 1;
    if (failures !== patience) return;
    tilesFailed();
    show(false);
  }

  map.on("error", onError);
  map.on("sourcedata", onTile);

  function onTile(event: { sourceId: string; tile?: unknown }): void {
    if (event.sourceId === "tiles" && event.tile && failures < patience) failures = 0;
  }

  void tilesCome().then((come) => {
    if (come && !isStale) show(true);
  });

  return () => {
    isStale = true;
    map.off("error", onError);
    map.off("sourcedata", onTile);
  };
}

const query = "(prefers-color-scheme: dark)";

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** For what can't be styled: whether the page is dark now, by choice or else by the system. */
function useIsDark(): boolean {
  const theme = useTheme();
  const isSystemDark = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
  return theme === null ? isSystemDark : theme === "dark";
}
