import { type RefObject, useEffect, useRef } from "react";

/** Ctrl (or ⌘) and Enter send the form in this box, also from within a field of several lines. */
export function useSendKeys(box: RefObject<HTMLElement | null>, send: () => unknown): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      if (!box.current?.contains(event.target as Node)) return;
      event.preventDefault();
      void latest.current();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [box]);
}
