/**
 * Leaving a field by pressing a button blurs it at the press, before the release. A line that appears
 * or goes in between moves the button from under the finger: the click is lost, or lands on another.
 * So whatever changes the layout by itself waits for the end of the press. Waiting instead of keeping
 * room: on a phone the room of eight lines that are rarely there would push the button off the screen.
 */
let isPressed = false;
let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** From lifting a finger to the click a browser takes a moment; a press that was a drag has no click. */
const clickWaitMs = 100;

function endIn(ms: number) {
  clearTimeout(timer);
  timer = setTimeout(end, ms);
}

function end() {
  isPressed = false;
  const ready = waiting;
  waiting = [];
  for (const go of ready) go();
}

if (typeof window !== "undefined") {
  const options = { capture: true, passive: true };
  const begin = ({ button }: PointerEvent) => {
    // Another button opens a menu of the browser's own, and its release is not always heard of.
    if (button !== 0) return;
    clearTimeout(timer);
    isPressed = true;
  };
  window.addEventListener("pointerdown", begin, options);
  window.addEventListener("pointerup", () => endIn(clickWaitMs), options);
  window.addEventListener("pointercancel", () => endIn(0), options);
  // In a later task: first the click does its work where it was pressed.
  window.addEventListener("click", () => endIn(0), options);
}

/** At once, where nothing is being pressed. */
export function afterPress(): Promise<void> {
  if (!isPressed) return Promise.resolve();
  return new Promise((resolve) => waiting.push(resolve));
}
