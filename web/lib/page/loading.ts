import { useEffect, useSyncExternalStore } from "react";

/** What was asked for by a press and is on its way, apart from pages: the bar at the top shows it. */
let count = 0;
const listeners = new Set<() => void>();

function add(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

function start(): () => void {
  add(1);
  return () => add(-1);
}

/** For a press whose button shows nothing by itself while the work goes on. */
export function showLoading<Result>(work: Promise<Result>): Promise<Result> {
  return work.finally(start());
}

/** As the fallback of something that opens on a press and whose script has to be fetched first. */
export function Loading(): null {
  useEffect(start, []);
  return null;
}

export function useIsLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
