import type { Map as MapLibre } from "maplibre-gl";
import { useEffect, useState } from "react";
import { toPixels } from "../projection.ts";
import { arrangePins, type PinOnMap, type PlacedPin, type Rect } from "./arrange-pins.ts";

/** Of a zoom: by then pins have come so much nearer to each other that they are put down anew. */
const step = 0.25;

/** Pins where there is room for them: put down anew when others come, and when the map has moved. */
export function usePlacedPins(
  map: MapLibre | null,
  pins: readonly PinOnMap[],
  selected: number | null,
  closest: number,
): readonly PlacedPin[] {
  const [placed, setPlaced] = useState<readonly PlacedPin[]>([]);
  const [moves, setMoves] = useState(0);
  const wanted = JSON.stringify(pins);

  useEffect(() => {
    if (!map) return;
    let zoomThen = map.getZoom();
    function onZoom() {
      if (!map || Math.abs(map.getZoom() - zoomThen) < step) return;
      zoomThen = map.getZoom();
      setMoves((count) => count + 1);
    }
    const onRest = () => setMoves((count) => count + 1);
    map.on("zoom", onZoom);
    map.on("moveend", onRest);
    map.on("resize", onRest);
    return () => {
      map.off("zoom", onZoom);
      map.off("moveend", onRest);
      map.off("resize", onRest);
    };
  }, [map]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move is another view of the same pins.
  useEffect(() => {
    if (!map) return;
    const zoom = map.getZoom();
    const { frame, covered } = seenOf(map);
    const isClosest = zoom >= closest;
    setPlaced(arrangePins(JSON.parse(wanted), { zoom, selected, isClosest, frame, covered }));
  }, [map, wanted, selected, closest, moves]);

  return placed;
}

/**
 * What can be seen, and what lies over it, in pixels of the world at this zoom. Whatever lies over a map
 * says so by `data-over-map`; the switch to the list is no part of the map.
 */
function seenOf(map: MapLibre): { frame: Rect; covered: Rect[] } {
  const bounds = map.getContainer().getBoundingClientRect();
  const { lng, lat } = map.unproject([0, 0]);
  const [x, y] = toPixels([lng, lat], map.getZoom());
  const inWorld = (rect: DOMRect): Rect => ({
    left: rect.left - bounds.left + x,
    top: rect.top - bounds.top + y,
    right: rect.right - bounds.left + x,
    bottom: rect.bottom - bounds.top + y,
  });
  const covers = [...document.querySelectorAll("[data-over-map]")];
  return {
    frame: inWorld(bounds),
    covered: covers.map((element) => inWorld(element.getBoundingClientRect())),
  };
}
