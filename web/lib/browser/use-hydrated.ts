import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the page is the server's text; true once its script runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
