import { useSyncExternalStore } from "react";
import { debounce } from "./debounce.ts";

export type LayoutSize = 1 | 2 | 3 | 4 | 5;

const steps = [600, 1024, 1440, 1920] as const;
const resizeWaitMs = 300;

export function layoutSizeOf(width: number): LayoutSize {
  const passed = steps.filter((step) => width >= step).length;
  return (passed + 1) as LayoutSize;
}

/**
 * For behaviour that differs by width (a sheet or a panel); looks are the stylesheet's business.
 * The server can't know and says phone, so nothing that is visible at once should hang on it.
 */
export function useLayoutSize(): LayoutSize {
  return useSyncExternalStore(subscribe, current, () => 1 as const);
}

/**
 * From 1024 px on there is room for two things beside each other. For what happens after the page has
 * come to life: while it does, the hook still says what the server said.
 */
export function isWide(): boolean {
  return layoutSizeOf(window.innerWidth) >= 3;
}

let size: LayoutSize | undefined;

function current(): LayoutSize {
  size ??= layoutSizeOf(window.innerWidth);
  return size;
}

function subscribe(onChange: () => void): () => void {
  const onResize = debounce(() => {
    size = layoutSizeOf(window.innerWidth);
    onChange();
  }, resizeWaitMs);
  window.addEventListener("resize", onResize);
  return () => {
    onResize.cancel();
    window.removeEventListener("resize", onResize);
  };
}
