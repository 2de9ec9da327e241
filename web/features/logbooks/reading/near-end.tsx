import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#web/ui/button.tsx";

export type NearEndProps = { label: string; isFetching: boolean; onNear: () => void };

/** The end of what was fetched: coming near it asks for more, and so does pressing it. */
export function NearEnd({ label, isFetching, onNear }: NearEndProps) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = ref.current;
    // Looked at anew after each page: one that is short leaves the end in view.
    if (!element || isFetching) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: "600px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isFetching]);
  return (
    <div ref={ref} className="grid justify-items-center py-4">
      <Button variant="secondary" size="sm" pending={isFetching} onClick={onNear}>
        {label}
      </Button>
    </div>
  );
}
