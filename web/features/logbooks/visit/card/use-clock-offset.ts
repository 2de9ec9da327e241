import { useEffect, useState } from "react";
import { useOnline } from "#web/lib/live/online.ts";

/** Less than this is nobody's concern: times are shown in minutes. */
const worthSayingMs = 2 * 60_000;

/** How far the server's clock is ahead of the device's: 0 while that is not known, or doesn't matter. */
export function useClockOffset(): number {
  const isOnline = useOnline();
  const [offsetMs, setOffset] = useState(0);
  useEffect(() => {
    if (!isOnline) return;
    const stopped = new AbortController();
    askServerTime(stopped.signal).then(
      (measured) => setOffset(Math.abs(measured) < worthSayingMs ? 0 : measured),
      // Without an answer nothing is known of the clock, which is no reason to say anything.
      () => {},
    );
    return () => stopped.abort();
  }, [isOnline]);
  return offsetMs;
}

/** By the head of an answer; that it is in whole seconds doesn't matter here. */
async function askServerTime(signal: AbortSignal): Promise<number> {
  const asked = Date.now();
  const answer = await fetch("/healthz", { method: "HEAD", cache: "no-store", signal });
  const answered = Date.now();
  const told = Date.parse(answer.headers.get("Date") ?? "");
  if (Number.isNaN(told)) return 0;
  return told - (asked + answered) / 2;
}
