import { useSyncExternalStore } from "react";

const never = () => () => {};

/** True on the server and until React runs here; false from then on, and on the way from another page. */
export function useIsServersText(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
