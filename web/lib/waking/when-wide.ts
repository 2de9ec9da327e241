import { layoutSizeOf } from "#web/lib/browser/layout-size.ts";

/** From 1024 px on. */
const wide = 3;

/** Resolves when the window is, or becomes, wide enough for what is left out on a phone. */
export function whenWide(): Promise<void> {
  return new Promise((resolve) => {
    function look() {
      if (layoutSizeOf(window.innerWidth) < wide) return;
      window.removeEventListener("resize", look);
      resolve();
    }
    window.addEventListener("resize", look);
    look();
  });
}
