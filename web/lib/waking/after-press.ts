/**
 * Leaving a field by pressing a button blurs it at the press, before the release. An error line that
 * appears in between moves the button from under the pointer, and the click is lost. So wait for the
 * release with whatever changes the layout.
 */
let isPressed = false;
const waiting = new Set<() => void>();

function release() {
  isPressed = false;
  for (const go of waiting) go();
  waiting.clear();
}

if (typeof window !== "undefined") {
  const options = { capture: true, passive: true };
  window.addEventListener("pointerdown", () => (isPressed = true), options);
  // The click comes after the release, in a later task than a promise would run.
  for (const end of ["pointerup", "pointercancel"]) {
    window.addEventListener(end, () => setTimeout(release), options);
  }
}

export function afterPress(): Promise<void> {
  if (!isPressed) return Promise.resolve();
  return new Promise((resolve) => waiting.add(resolve));
}
