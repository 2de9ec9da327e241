import { useDeferredValue, useState, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False while the page is the server's text; true once React runs there, and on the way from another page.
 * It turns true when the browser has time: many parts ask, and all of them at once would hold up a press.
 */
export function useHydrated(): boolean {
  const [origin] = useState(createOrigin);
  const isServersText = useSyncExternalStore(never, origin.isServers, origin.readServers);
  return useDeferredValue(true, isServersText ? false : undefined);
}

/**
 * Whether a part was written by the server, which stays as it was: an answer that changed would make React
 * draw the part once more before it lets go.
 */
function createOrigin() {
  let isServers = false;
  return {
    isServers: () => isServers,
    // React reads this one on the server, and in the browser only for what the server wrote.
    readServers() {
      isServers = true;
      return isServers;
    },
  };
}
