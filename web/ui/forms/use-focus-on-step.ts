import { useEffect, useRef } from "react";

/** Every step is a page of its own to its reader: they begin at the top, at its heading. */
export function useFocusOnStep(step: string) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: "instant" });
    ref.current?.querySelector<HTMLElement>("h1, h2")?.focus({ preventScroll: true });
  }, [step]);
  return ref;
}
