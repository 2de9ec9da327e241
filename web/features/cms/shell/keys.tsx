import { useEffect, useRef } from "react";

/** The key that does the same, for who works by keyboard; screen readers have their own ways. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="hidden min-w-5 rounded-tick border border-line bg-surface px-1.5 text-center font-text text-xs font-semibold text-ink-soft md:inline-block"
    >
      {children}
    </span>
  );
}

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Single keys of a page, by `event.key`; never those that somebody types into a field. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act(event);
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select, [role=dialog]") !== null)
  );
}
