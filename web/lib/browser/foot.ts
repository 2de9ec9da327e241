import { type RefObject, useLayoutEffect, useState } from "react";

type Edges = { top: number; bottom: number };

/** A button that floats just above a bar still belongs to the foot. */
const gap = 24;

/**
 * How much of the screen's foot is taken by bars, fields and buttons that stay there, one above the other.
 * They carry `data-foot`; whatever comes up from below comes to lie above them.
 */
export function footHeight(feet: readonly Edges[], height: number): number {
  let edge = height;
  for (const { top, bottom } of feet.toSorted((a, b) => b.bottom - a.bottom)) {
    if (bottom >= edge - gap) edge = Math.min(edge, top);
  }
  return height - edge;
}

function feetOnScreen(except: Element | null): Edges[] {
  return [...document.querySelectorAll("[data-foot]")]
    .filter((foot) => foot !== except)
    .map((foot) => foot.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && top < window.innerHeight);
}

/** Measured when it comes, when `watched` changes, and when the window does. */
export function useFootHeight(
  isShown: boolean,
  watched?: unknown,
  own?: RefObject<Element | null>,
): number | undefined {
  const [height, setHeight] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `watched` says when to look again.
  useLayoutEffect(() => {
    if (!isShown) return;
    const look = () =>
      setHeight(footHeight(feetOnScreen(own?.current ?? null), window.innerHeight));
    look();
    window.addEventListener("resize", look);
    return () => window.removeEventListener("resize", look);
  }, [isShown, watched]);
  return height;
}
