import { useSyncExternalStore } from "react";

/**
 * How many messages the profile in use has not read. The bars show it on every page, yet only users
 * load what follows it (features/shell/live-unread.tsx) and tells it here.
 */
let unread = 0;
const listeners = new Set<() => void>();

export function publishUnread(count: number): void {
  if (count === unread) return;
  unread = count;
  for (const listener of listeners) listener();
}

export function useUnreadMessages(): number {
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
