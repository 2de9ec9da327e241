import { Minus, Plus } from "lucide-react";
import {
  Map as MapLibre,
  type MapSourceDataEvent,
  Marker,
  type StyleSpecification,
  setWorkerUrl,
} from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { IconButton } from "../icon-button.tsx";
import type { Box } from "./box.ts";
import { MapPins, type PinOnMap } from "./map-pins.tsx";
import { type MapColours, mapStyle, readColours, repaintMap } from "./map-style.ts";
import { towns } from "./outline.ts";
import { tilesCome } from "./tiles.ts";
import { useIsDark } from "./use-is-dark.ts";

setWorkerUrl(workerUrl);

const padding = 36;
const closest = 15;
/** How much nearer one comes by pressing several that lie together. */
const step = 2;

export type PinMapProps = {
  /** What is on the map, and that it can be had without it. */
  label: string;
  /** What is to be seen; another one moves the map there. */
  box: Box;
  pins: readonly PinOnMap[];
  /** The one that somebody points at elsewhere. */
  lit: number | null;
  onPin: (id: number) => void;
  /** Wherever it comes to rest; whether somebody moved it there. */
  onRest: (box: Box, isByHand: boolean) => void;
  /** No WebGL, or a graphics card that gave up. */
  onFail: () => void;
  /** Over the map: buttons, a card. */
  children?: ReactNode;
};

/**
 * A map to search on. Loaded only where it is shown: MapLibre is twice as large as the rest of the
 * page. Where the Kadaster's tiles don't come there is our own land and water, with names of towns.
 */
export function PinMap(props: PinMapProps) {
  const { label, box, pins, lit, onPin, children } = props;
  const { t } = useTranslation("map");
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const isDark = useIsDark();
  const handlers = useRef(props);
  handlers.current = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; what changes is handed on below.
  useEffect(() => {
    if (!container.current) return;
    const made = makeMap(container.current);
    setMap(made);
    return () => made?.remove();
  }, []);

  useEffect(() => {
    // Before it is loaded, MapLibre takes no colours; it was made in those of that moment.
    if (!isLoaded || !map || !container.current) return;
    repaintMap(map, readColours(container.current), isDark);
  }, [map, isDark, isLoaded]);

  const wanted = JSON.stringify(box);
  const shown = useRef(wanted);
  useEffect(() => {
    if (!map || shown.current === wanted) return;
    shown.current = wanted;
    map.fitBounds(boundsOf(JSON.parse(wanted)), { padding, maxZoom: closest });
  }, [map, wanted]);

  function makeMap(element: HTMLElement): MapLibre | null {
    try {
      const made = new MapLibre({
        container: element,
        style: groundStyle(readColours(element), isDark),
        bounds: boundsOf(box),
        fitBoundsOptions: { padding, maxZoom: closest },
        minZoom: 6,
        maxZoom: 17,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        attributionControl: false,
        locale: { "Map.Title": label },
      });
      made.touchZoomRotate.disableRotation();
      made.keyboard.disableRotation();
      made.once("load", () => setLoaded(true));
      made.on("sourcedata", floodSea);
      // At once: its corners are known, and pictures of the ground may take their time, or never come.
      queueMicrotask(() => handlers.current.onRest(boxOf(made), false));
      made.on("moveend", (event) => {
        const isByHand = "originalEvent" in event && event.originalEvent !== undefined;
        handlers.current.onRest(boxOf(made), isByHand || "isByHand" in event);
      });
      made.on("webglcontextlost", () => handlers.current.onFail());
      // A tile that does not come leaves our own ground to be seen. Without a listener each is an error.
      made.on("error", () => {});
      void nameTowns(made);
      return made;
    } catch (error) {
      logError("map not made", error);
      handlers.current.onFail();
      return null;
    }
  }

  return (
    // Its name is on the map itself, which MapLibre makes a place of its own for screen readers.
    <div className="relative isolate size-full overflow-hidden bg-land">
      {/* By its size: MapLibre's own style takes its position, and with it what that would give it. */}
      <div ref={container} className="size-full font-text" />
      {map && (
        <MapPins
          map={map}
          pins={pins}
          lit={lit}
          onPin={onPin}
          onSeveral={({ latitude, longitude }) => {
            const zoom = Math.min(closest + 1, map.getZoom() + step);
            map.easeTo({ center: [longitude, latitude], zoom }, { isByHand: true });
          }}
        />
      )}
      <div className="absolute top-3 right-3 grid overflow-hidden rounded-field bg-surface shadow-lift">
        <IconButton
          label={t("zoomIn")}
          icon={<Plus />}
          onClick={() => map?.zoomIn({}, { isByHand: true })}
          className="rounded-none"
        />
        <IconButton
          label={t("zoomOut")}
          icon={<Minus />}
          onClick={() => map?.zoomOut({}, { isByHand: true })}
          className="rounded-none"
        />
      </div>
      {children}
      <p className="absolute right-0 bottom-0 rounded-tl-small bg-surface px-2 py-0.5 text-2xs text-ink">
        {t("source")}
      </p>
    </div>
  );
}

/** The sea comes when there is land to stand out against it. */
function floodSea({ target: map, sourceId, isSourceLoaded }: MapSourceDataEvent): void {
  if (sourceId !== "land" || !isSourceLoaded) return;
  map.off("sourcedata", floodSea);
  map.setPaintProperty("sea", "background-color", readColours(map.getContainer()).water);
}

/**
 * The area is for a map of one place. Land and water are cut up by a worker, which may take seconds:
 * until then all is land, since people search where people live.
 */
function groundStyle(colours: MapColours, isDark: boolean): StyleSpecification {
  const style = mapStyle([0, 0], 1, colours, isDark);
  const layers = style.layers.map((layer) => {
    if (layer.id === "sea") return { ...layer, paint: { "background-color": colours.land } };
    return layer.id.startsWith("area") ? { ...layer, layout: { visibility: "none" } } : layer;
  });
  return { ...style, layers: layers as StyleSpecification["layers"] };
}

function boundsOf({ south, west, north, east }: Box): [number, number, number, number] {
  return [west, south, east, north];
}

function boxOf(map: MapLibre): Box {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

/** The largest come first in the list; further away there is room for these alone. */
const largest = 14;
const roomForAll = 8.5;

/** The tiles have names on them; our own ground has none to find one's way by. */
async function nameTowns(map: MapLibre): Promise<void> {
  if (await tilesCome()) return;
  const smaller = towns.flatMap(({ name, at }, index) => {
    const element = document.createElement("span");
    element.textContent = name;
    element.ariaHidden = "true";
    element.className = "pointer-events-none font-text text-xs font-medium text-ink-soft";
    new Marker({ element }).setLngLat([...at]).addTo(map);
    return index < largest ? [] : [element];
  });
  function makeRoom() {
    for (const element of smaller) element.hidden = map.getZoom() < roomForAll;
  }
  map.on("zoomend", makeRoom);
  makeRoom();
}
