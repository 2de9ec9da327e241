import { Minus, Plus } from "lucide-react";
import { Map as MapLibre, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import { useEffect, useRef, useState } from "react";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { IconButton } from "../icon-button.tsx";
import { mapPaint, mapStyle, readColours, repaintMap } from "./map-style.ts";
import type { Line, Position } from "./outline.ts";
import { routeBounds, routePaint, routeStyle } from "./route-style.ts";
import { useIsDark } from "./use-is-dark.ts";

setWorkerUrl(workerUrl);

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
  const map = useRef<MapLibre>(null);
  const [isLoaded, setLoaded] = useState(false);
  const isDark = useIsDark();
  const isRoute = "route" in subject;

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; another place is another map.
  useEffect(() => {
    if (!container.current) return;
    const made = makeMap(container.current);
    map.current = made;
    return () => {
      map.current = null;
      made?.remove();
    };
  }, []);

  useEffect(() => {
    // Before it is loaded, MapLibre takes no colours; it was made in those of that moment.
    if (!isLoaded || !map.current || !container.current) return;
    const paintOf = isRoute ? routePaint : mapPaint;
    repaintMap(map.current, readColours(container.current), isDark, paintOf);
  }, [isDark, isLoaded, isRoute]);

  function makeMap(element: HTMLElement): MapLibre | null {
    try {
      const made = new MapLibre({
        container: element,
        ...lookAt(subject, element),
        minZoom: 6,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        attributionControl: false,
        // A finger or a wheel that means to scroll the page must not be caught by the map.
        cooperativeGestures: true,
        locale: {
          "Map.Title": label,
          "CooperativeGesturesHandler.WindowsHelpText": t("wheel"),
          "CooperativeGesturesHandler.MacHelpText": t("wheelOnMac"),
          "CooperativeGesturesHandler.MobileHelpText": t("twoFingers"),
        },
      });
      made.touchZoomRotate.disableRotation();
      made.keyboard.disableRotation();
      made.once("load", () => {
        setLoaded(true);
        onReady();
      });
      made.on("webglcontextlost", onFail);
      // A tile that does not come leaves the outline to be seen. Without a listener each is an error.
      made.on("error", () => {});
      return made;
    } catch (error) {
      logError("map not made", error);
      onFail();
      return null;
    }
  }

  function lookAt(about: MapSubject, element: HTMLElement) {
    const colours = readColours(element);
    if ("route" in about) {
      return {
        style: routeStyle(about.route, colours, isDark),
        bounds: routeBounds(about.route),
        fitBoundsOptions: { padding: 36, maxZoom: 17 },
        maxZoom: 18,
      };
    }
    return {
      style: mapStyle(about.middle, about.radiusMetres, colours, isDark),
      center: [...about.middle] as [number, number],
      zoom: startZoom,
      maxZoom: 16,
    };
  }

  return (
    <>
      {/* By its size: MapLibre's own style takes its position, and with it what that would give it. */}
      <div ref={container} className="size-full font-text" />
      <div className="absolute top-3 right-3 grid overflow-hidden rounded-field bg-surface shadow-lift">
        <IconButton
          label={t("zoomIn")}
          icon={<Plus />}
          onClick={() => map.current?.zoomIn()}
          className="rounded-none"
        />
        <IconButton
          label={t("zoomOut")}
          icon={<Minus />}
          onClick={() => map.current?.zoomOut()}
          className="rounded-none"
        />
      </div>
      <p className="absolute right-0 bottom-0 rounded-tl-small bg-surface px-2 py-0.5 text-2xs text-ink">
        {t("source")}
      </p>
    </>
  );
}
