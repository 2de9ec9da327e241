import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the page is the server's text; true once React runs there, and on the way from another page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
