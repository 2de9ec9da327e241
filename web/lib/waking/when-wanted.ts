/** Signs that somebody is about to use it; the last one is for who comes by the Tab key. */
const signs = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Resolves when somebody turns to the element with this id. Until then it is the server's own text,
 * which has to work as it stands; where there is none, on the way from another page, it resolves at once.
 */
export function whenWanted(id: string): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const element = document.getElementById(id);
      const isWanted = !element?.firstElementChild || element.contains(document.activeElement);
      if (isWanted) return resolve();
      const notice = (event: Event) => {
        if (!element.contains(event.target as Node)) return;
        for (const sign of signs) window.removeEventListener(sign, notice, true);
        resolve();
      };
      // At the window, on the way down: React holds events back from parts that it doesn't run yet.
      for (const sign of signs) {
        window.addEventListener(sign, notice, { capture: true, passive: true });
      }
    });
  });
}
