import { useSyncExternalStore } from "react";

/**
 * How much in logbooks the profile in use has not read. Bars and tabs show it on every page, yet only
 * users load what follows it (features/shell/live-logbooks.tsx) and tells it here.
 */
let unread = 0;
const listeners = new Set<() => void>();

export function publishUnreadUpdates(count: number): void {
  if (count === unread) return;
  unread = count;
  for (const listener of listeners) listener();
}

export function useUnreadUpdates(): number {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
