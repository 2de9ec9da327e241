import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { cx } from "../cx.ts";
import type { MapSubject } from "./live-map.tsx";

const LiveMap = lazyPart(async () => (await import("./live-map.tsx")).LiveMap);

export type MapFrameProps = {
  subject: MapSubject;
  /** What is there from the start, and stays where the map can't come. */
  picture: ReactNode;
  /** What can be seen, for those who can't. */
  label: string;
  className?: string;
};

/**
 * It starts as a drawn picture, which is in the page from the start. When it comes near, the real map is
 * loaded over it; without a network or WebGL the picture stays.
 */
export function MapFrame({ subject, picture, label, className }: MapFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  const [state, setState] = useState<"picture" | "live" | "failed">("picture");

  return (
    <div ref={frame} className={cx("relative isolate overflow-hidden bg-water", className)}>
      <div
        role="img"
        aria-label={label}
        aria-hidden={state === "live"}
        className={cx("absolute inset-0", state === "live" && "invisible")}
      >
        {picture}
      </div>
      {isNear && state !== "failed" && (
        <div
          className={cx(
            "absolute inset-0 transition-opacity duration-200",
            state === "live" ? "opacity-100" : "opacity-0",
          )}
        >
          <Suspense>
            <LiveMap
              // Another place is another map.
              key={JSON.stringify(subject)}
              subject={subject}
              label={label}
              onReady={() => setState("live")}
              onFail={() => setState("failed")}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** True from the moment that the element is about to come into view. */
function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
