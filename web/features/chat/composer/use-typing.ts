import { useEffect, useRef, useState } from "react";

/** Whoever stopped without saying so has stopped after this. */
const heardForMs = 6_000;
/** While somebody types, the other side hears of it again after this. */
const sayAgainMs = 3_000;

/** Whether the other side is typing, by what they said last. */
export function useOtherTyping() {
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function hear(typing: boolean) {
    clearTimeout(timer.current);
    setTyping(typing);
    if (typing) timer.current = setTimeout(() => setTyping(false), heardForMs);
  }
  return { isTyping, hear };
}

/** Says that somebody here types, now and then; and that they stopped, once. */
export function useSayTyping(say: (isTyping: boolean) => void) {
  const saidAt = useRef<number | null>(null);
  return (isTyping: boolean) => {
    const now = performance.now();
    if (!isTyping) {
      if (saidAt.current !== null) say(false);
      saidAt.current = null;
    } else if (saidAt.current === null || now - saidAt.current > sayAgainMs) {
      saidAt.current = now;
      say(true);
    }
  };
}
