import { useEffect, useRef, useState } from "react";
import type { DeviceLocation } from "./location.ts";

/** Longer than this nobody waits at a door, nor for a question that was not answered. */
const timeoutMs = 8_000;
const answerMs = 20_000;
/** What the device knew so long ago is as good as new: one has walked to the door since. */
const freshMs = 20_000;

export type FoundLocation = {
  location: DeviceLocation;
  /** Asks the device, and so perhaps its owner; gives back what came of it. Never fails. */
  find: () => Promise<DeviceLocation>;
  /** Ends the search: whoever doesn't want to wait goes on without. */
  skip: () => void;
};

/**
 * Where the device is. Nobody is asked before they press something; who has said yes before is looked for
 * while the screen is open and `isWanted`.
 */
export function useDeviceLocation(isWanted: boolean): FoundLocation {
  const [location, setLocation] = useState<DeviceLocation>({ state: "ask" });
  const latest = useRef<{ found: DeviceLocation; at: number } | null>(null);
  const skip = useRef<() => void>(undefined);

  function keep(found: DeviceLocation): DeviceLocation {
    latest.current = { found, at: Date.now() };
    setLocation(found);
    return found;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the device for as long as it is wanted.
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    void permission().then((granted) => {
      if (isOver || !granted) return;
      if (granted === "denied") keep({ state: "refused" });
      if (granted === "granted") {
        setLocation((before) => (before.state === "ask" ? { state: "finding" } : before));
        stop = follow(keep);
      }
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isWanted]);

  async function find(): Promise<DeviceLocation> {
    const known = latest.current;
    if (known?.found.state === "known" && Date.now() - known.at < freshMs) return known.found;
    setLocation({ state: "finding" });
    const skipped = new Promise<DeviceLocation>((resolve) => {
      skip.current = () => resolve({ state: "failed" });
    });
    return keep(await Promise.race([currentLocation(), skipped]));
  }

  return { location, find, skip: () => skip.current?.() };
}

/** Null where the browser doesn't tell. */
async function permission(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state;
  } catch {
    return null;
  }
}

function follow(keep: (found: DeviceLocation) => void): () => void {
  if (!("geolocation" in navigator)) return () => {};
  const watch = navigator.geolocation.watchPosition(
    (position) => keep(knownFrom(position)),
    (error) => keep(notKnownFrom(error)),
    { enableHighAccuracy: true, maximumAge: freshMs },
  );
  return () => navigator.geolocation.clearWatch(watch);
}

function currentLocation(): Promise<DeviceLocation> {
  if (!("geolocation" in navigator)) return Promise.resolve({ state: "failed" });
  return new Promise((resolve) => {
    // The browser's own timeout only runs once its owner has answered the question.
    setTimeout(() => resolve({ state: "failed" }), answerMs);
    navigator.geolocation.getCurrentPosition(
      (position) => resolve(knownFrom(position)),
      (error) => resolve(notKnownFrom(error)),
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: freshMs },
    );
  });
}

function knownFrom({ coords }: GeolocationPosition): DeviceLocation {
  const { latitude, longitude, accuracy } = coords;
  return { state: "known", point: { latitude, longitude }, accuracyM: Math.round(accuracy) };
}

function notKnownFrom({ code, PERMISSION_DENIED }: GeolocationPositionError): DeviceLocation {
  return { state: code === PERMISSION_DENIED ? "refused" : "failed" };
}
