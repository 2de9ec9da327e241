import { useEffect, useSyncExternalStore } from "react";
import { logError } from "#web/lib/browser/log.ts";

const never = () => () => {};

export function useCanKeepAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => "wakeLock" in navigator,
    () => false,
  );
}

/** The screen stays on for as long as this is true; a page that was hidden asks again. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !("wakeLock" in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== "visible" || (held && !held.released)) return;
      const lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
      else held = lock;
    };
    const tryIt = () => void ask().catch(logUnlessRefused);
    tryIt();
    document.addEventListener("visibilitychange", tryIt);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", tryIt);
      void held?.release();
    };
  }, [isOn]);
}

/** Low on battery, the device may say no: then the screen goes off as it always does. */
function logUnlessRefused(error: unknown): void {
  if (error instanceof DOMException && error.name === "NotAllowedError") return;
  logError("screen not kept on", error);
}
