import { useSyncExternalStore } from "react";

/**
 * How many bookings wait for an answer of the profile in use. Bars and tabs show it on every page, yet
 * only users load what follows it (features/shell/live-awaited.tsx) and tells it here.
 */
let awaited = 0;
const listeners = new Set<() => void>();

export function publishAwaited(count: number): void {
  if (count === awaited) return;
  awaited = count;
  for (const listener of listeners) listener();
}

export function useAwaitedBookings(): number {
  return useSyncExternalStore(
    subscribe,
    () => awaited,
    () => 0,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
