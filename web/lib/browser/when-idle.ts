/** Runs when the browser has nothing better to do; Safari has no such callback and gets a pause. */
export function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(action, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(action, { timeout: 4_000 });
  return () => cancelIdleCallback(handle);
}
