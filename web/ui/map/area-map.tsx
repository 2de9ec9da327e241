import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { logError } from "#web/lib/browser/log.ts";
import { cx } from "../cx.ts";
import type { Position } from "./outline.ts";
import { OutlinePicture } from "./outline-picture.tsx";
import { tilesCome } from "./tiles.ts";
import { useNearViewport } from "./use-near-viewport.ts";

const LiveMap = lazy(() => import("./live-map.tsx").then(({ LiveMap }) => ({ default: LiveMap })));

export type AreaMapProps = {
  latitude: number;
  longitude: number;
  /** Somewhere in this circle; the map never shows a point. */
  radiusMetres: number;
  /** What the place is called, in the picture. */
  name: string;
  /** What can be seen, for those who can't. */
  label: string;
  className?: string;
};

/**
 * Where something is, roughly. It starts as a drawn outline, which is in the page from the start. When
 * it comes near and tiles can be had, the real map is loaded over it; else the outline stays.
 */
export function AreaMap(props: AreaMapProps) {
  const { latitude, longitude, radiusMetres, name, label, className } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  const [state, setState] = useState<"outline" | "loading" | "live">("outline");
  const middle: Position = [longitude, latitude];

  useEffect(() => {
    if (!isNear) return;
    let isStale = false;
    tilesCome().then(
      (come) => {
        if (come && !isStale) setState("loading");
      },
      (error: unknown) => logError("map tiles", error),
    );
    return () => {
      isStale = true;
    };
  }, [isNear]);

  return (
    <div ref={frame} className={cx("relative isolate overflow-hidden bg-water", className)}>
      <div
        role="img"
        aria-label={label}
        aria-hidden={state === "live"}
        className={cx("absolute inset-0", state === "live" && "invisible")}
      >
        <OutlinePicture middle={middle} name={name} />
      </div>
      {state !== "outline" && (
        <div
          className={cx(
            "absolute inset-0 transition-opacity duration-200",
            state === "live" ? "opacity-100" : "opacity-0",
          )}
        >
          <Suspense>
            <LiveMap
              // Another place is another map.
              key={middle.join()}
              middle={middle}
              radiusMetres={radiusMetres}
              label={label}
              onReady={() => setState("live")}
              onFail={() => setState("outline")}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
