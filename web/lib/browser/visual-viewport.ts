import { type RefObject, useLayoutEffect } from "react";

/**
 * A phone's keyboard covers the lower part of the page instead of making the page smaller, and Safari
 * scrolls the page up under it. This keeps an element over exactly the part that can be seen.
 */
export function useFitsVisualViewport(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const viewport = window.visualViewport;
    if (!element || !viewport) return;
    const follow = () => {
      // Zoomed in by two fingers: then somebody wants to look closer, not to type.
      const isZoomed = viewport.scale > 1.01;
      element.style.height = isZoomed ? "" : `${viewport.height}px`;
      element.style.top = isZoomed ? "" : `${viewport.offsetTop}px`;
    };
    follow();
    viewport.addEventListener("resize", follow);
    viewport.addEventListener("scroll", follow);
    return () => {
      viewport.removeEventListener("resize", follow);
      viewport.removeEventListener("scroll", follow);
    };
  }, [ref]);
}
