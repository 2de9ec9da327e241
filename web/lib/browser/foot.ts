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

/** For a bar of the foot itself: what it stands on. A button that floats makes room for it, by style. */
function feetOnScreen(own: Element | null): Edges[] {
  return [...document.querySelectorAll<HTMLElement>("[data-foot]")]
    .filter((foot) => foot !== own && !(own && foot.dataset.foot === "floating"))
    .map((foot) => foot.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && top < window.innerHeight);
}

function isAt(foot: Element, height: number): boolean {
  return Math.abs(window.innerHeight - height - foot.getBoundingClientRect().bottom) < 1;
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
    const look = () => {
      const foot = own?.current ?? null;
      const wanted = footHeight(feetOnScreen(foot), window.innerHeight);
      // Where style has put it there already, the page need not be drawn again while it comes to life.
      if (foot && isAt(foot, wanted)) return;
      setHeight(wanted);
    };
    look();
    window.addEventListener("resize", look);
    return () => window.removeEventListener("resize", look);
  }, [isShown, watched]);
  return height;
}
