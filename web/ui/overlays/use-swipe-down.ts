import { type PointerEvent, useRef, useState } from "react";

const farEnough = 96;

/** A pull on the handle moves the sheet along and, far enough, closes it. Only ever a shortcut. */
export function useSwipeDown(onClose: () => void) {
  const from = useRef<number | null>(null);
  const [pulled, setPulled] = useState(0);

  function down(event: PointerEvent<HTMLElement>) {
    from.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (from.current !== null) setPulled(Math.max(0, event.clientY - from.current));
  }

  function up() {
    if (from.current === null) return;
    from.current = null;
    // On closing it stays where the finger left it, and slides away from there.
    if (pulled > farEnough) onClose();
    else setPulled(0);
  }

  return {
    handle: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
    style: pulled > 0 ? { transform: `translateY(${pulled}px)` } : undefined,
  };
}
