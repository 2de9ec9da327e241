import type { MapOptions } from "maplibre-gl";
import { useRef } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { areaPaint, areaStyle } from "./area-style.ts";
import { MapEdges } from "./map-edges.tsx";
import type { Line, Position } from "./outline.ts";
import { routeBounds, routePaint, routeStyle } from "./route-style.ts";
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
