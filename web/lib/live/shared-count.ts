import { useSyncExternalStore } from "react";

export type SharedCount = {
  publish(count: number): void;
  /** Nothing on the server, and until somebody told. */
  use(): number;
};

/**
 * A number that bars and tabs show on every page, yet only users load what follows it: whoever follows it
 * tells it here.
 */
export function createSharedCount(): SharedCount {
  let current = 0;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    publish(count) {
      if (count === current) return;
      current = count;
      for (const listener of listeners) listener();
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => current,
        () => 0,
      ),
  };
}
