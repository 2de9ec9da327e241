import type { Map as MapLibre } from "maplibre-gl";
import { type RefObject, useEffect } from "react";
import type { PlacedPin } from "./arrange-pins.ts";
import { clearOfCard } from "./clear-of-card.ts";

/** Moves the map so that a pin is seen beside its own card, when that opens and whenever it grows. */
export function useClearOfCard(
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
