import type { Map as MapLibre } from "maplibre-gl";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { Box } from "../box.ts";
import { byHand, MapEdges } from "../map-edges.tsx";
import { mapPaint, mapStyle } from "../map-style.ts";
import { useMapLibre } from "../use-maplibre.ts";
import {
  boundsOf,
  overlap,
  type PinOnMap,
  type PlacedPin,
  type Point,
  type Rect,
  touchSize,
} from "./arrange-pins.ts";
import { idsOf, MapPins } from "./map-pins.tsx";
import { usePlacedPins } from "./use-placed-pins.ts";

const padding = 36;
const closest = 15;
/** From here on nobody is gathered with others: one comes hardly any nearer. */
const allApart = closest + 1;
/** How much nearer one comes by pressing several that lie together, at least. */
const step = 2;

export type PinMapProps = {
  /** What is on the map, and that it can be had without it. */
  label: string;
  /** What is to be seen; another one moves the map there. */
  box: Box;
  pins: readonly PinOnMap[];
  /** The one that somebody points at elsewhere. */
  lit: number | null;
  /** Whose card is open, and that card. */
  selected: number | null;
  card: RefObject<HTMLElement | null>;
  severalLabel: (count: number) => string;
  onPin: (id: number) => void;
  /** Those that somebody points at here. */
  onLight: (ids: readonly number[]) => void;
  /** Wherever it comes to rest; whether somebody moved it there. */
  onRest: (box: Box, isByHand: boolean) => void;
  /** No WebGL, or a graphics card that gave up. */
  onFail: () => void;
  /** Over the map: buttons, a card. */
  children?: ReactNode;
};

/** A map to search on. Loaded only where it is shown: MapLibre is twice as large as the rest of the page. */
export function PinMap(props: PinMapProps) {
  const { label, box, pins, lit, selected, card, severalLabel, onPin, onLight, children } = props;
  const container = useRef<HTMLDivElement>(null);
  const handlers = useRef(props);
  handlers.current = props;
  const { map, hasTiles } = useMapLibre(container, {
    styleOf: mapStyle,
    paintOf: mapPaint,
    options: {
      bounds: cornersOf(box),
      fitBoundsOptions: { padding, maxZoom: closest },
      maxZoom: 17,
      locale: { "Map.Title": label },
    },
    onMade,
    onFail: () => handlers.current.onFail(),
  });
  const placed = usePlacedPins(map, pins, selected, allApart);
  useClearOfCard(
    map,
    placed.find((pin) => selected !== null && idsOf(pin).includes(selected)),
    card,
  );

  const wanted = JSON.stringify(box);
  const shown = useRef(wanted);
  useEffect(() => {
    if (!map || shown.current === wanted) return;
    shown.current = wanted;
    map.fitBounds(cornersOf(JSON.parse(wanted)), { padding, maxZoom: closest });
  }, [map, wanted]);

  function onMade(made: MapLibre): void {
    // At once: its corners are known, and pictures of the ground may take their time, or never come.
    queueMicrotask(() => handlers.current.onRest(boxOf(made), false));
    made.on("moveend", (event) => {
      const isByHand = "originalEvent" in event && event.originalEvent !== undefined;
      handlers.current.onRest(boxOf(made), isByHand || "isByHand" in event);
    });
  }

  return (
    // Its name is on the map itself, which MapLibre makes a place of its own for screen readers.
    <div className="relative isolate size-full overflow-hidden bg-land">
      {/* By its size: MapLibre's own style takes its position, and with it what that would give it. */}
      <div ref={container} className="size-full font-text" />
      {map && (
        <MapPins
          map={map}
          placed={placed}
          lit={lit === null ? [] : [lit]}
          selected={selected}
          severalLabel={severalLabel}
          onPin={onPin}
          onSeveral={(several) => goTo(map, several)}
          onLight={onLight}
        />
      )}
      <MapEdges map={map} hasTiles={hasTiles} />
      {children}
    </div>
  );
}

/** As near as it takes to see them all, and nearer than before in any case. */
function goTo(map: MapLibre, { pins, longitude, latitude }: PlacedPin): void {
  const longitudes = pins.map((pin) => pin.longitude);
  const latitudes = pins.map((pin) => pin.latitude);
  const around = map.cameraForBounds(
    [
      Math.min(...longitudes),
      Math.min(...latitudes),
      Math.max(...longitudes),
      Math.max(...latitudes),
    ],
    { padding: 2 * padding, maxZoom: allApart },
  );
  const atLeast = Math.min(allApart, map.getZoom() + step);
  const isOne = pins.length === 1;
  map.easeTo(
    {
      center: (isOne ? undefined : around?.center) ?? [longitude, latitude],
      zoom: Math.max(atLeast, isOne ? 0 : (around?.zoom ?? 0)),
    },
    byHand,
  );
}

function cornersOf({ south, west, north, east }: Box): [number, number, number, number] {
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

/** Moves the map so that a pin is seen beside its own card, when that opens and whenever it grows. */
function useClearOfCard(
  map: MapLibre | null,
  pin: PlacedPin | undefined,
  card: RefObject<HTMLElement | null>,
): void {
  const at = pin && JSON.stringify([pin.longitude, pin.latitude]);
  useEffect(() => {
    const element = card.current;
    if (!map || !at || !element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = map.getContainer();
      // Where it will lie: while it rises, it is drawn elsewhere.
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
      const rect = {
        left: offsetLeft,
        top: offsetTop,
        right: offsetLeft + offsetWidth,
        bottom: offsetTop + offsetHeight,
      };
      const frame = { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
      const down = clearOfCard(map.project(JSON.parse(at)), rect, frame);
      if (down !== 0) map.panBy([0, -down]);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [map, at, card]);
}

const size = { width: 2 * touchSize, height: touchSize };
const air = 12;

/**
 * How far the map has to move, up or down, for a pin to come out from under a card: the shorter way that
 * leaves it in the frame. Nothing when it is not under it; and nothing when there is room on neither side.
 */
export function clearOfCard(pin: Point, card: Rect, frame: Rect): number {
  if (!overlap(boundsOf(pin, size), card)) return 0;
  const half = touchSize / 2;
  const above = card.top - air - half;
  const below = card.bottom + air + half;
  const ways = [
    ...(above - half >= frame.top ? [above - pin.y] : []),
    ...(below + half <= frame.bottom ? [below - pin.y] : []),
  ];
  return ways.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}
