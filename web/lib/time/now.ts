import { useEffect, useState } from "react";

const everyMs = 30_000;

/** Starts at the moment the page was made, as on the server, and goes on with the browser's clock. */
export function useNow(madeAt: string): Date {
  const [now, setNow] = useState(() => new Date(madeAt));
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
