import { type RefObject, useEffect, useRef } from "react";

/** After a sheet has gone, which gives the focus back to where it came from, if that is still there. */
const waitMs = 100;

/**
 * A button that does its work may make room for another: checking in for checking out. The focus would go
 * back to the top of the page; it goes on in the part that is given the ref. `shown`: what stands there.
 */
export function useLostFocus(shown: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    const timer = setTimeout(() => {
      before.current = shown;
      const { activeElement, body } = document;
      if (activeElement === null || activeElement === body) {
        part.current?.querySelector("button")?.focus();
      }
    }, waitMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return part;
}
