import { useEffect, useState } from "react";
import { debounce } from "./debounce.ts";

const resizeWaitMs = 500;
const slackPx = 10;

/**
 * Safari on iPhones folds its bar away while scrolling. The window then grows beyond the smallest
 * height seen so far, by more than a keyboard's or a rounding's few pixels.
 */
export function createNavigationBarWatch() {
  let smallest = Number.POSITIVE_INFINITY;
  return {
    isHidden(height: number): boolean {
      smallest = Math.min(smallest, height);
      return height > smallest + slackPx;
    },
  };
}

/**
 * True while the bar is folded away. A tap on the lowest strip of the screen then only brings the
 * bar back, so what is fixed there has to keep clear of it.
 */
export function useIosNavigationBarHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!/iPhone|iPod/.test(navigator.userAgent)) return;
    const watch = createNavigationBarWatch();
    const look = () => setHidden(watch.isHidden(window.innerHeight));
    look();
    const onResize = debounce(look, resizeWaitMs);
    window.addEventListener("resize", onResize);
    return () => {
      onResize.cancel();
      window.removeEventListener("resize", onResize);
    };
  }, []);
  return hidden;
}
