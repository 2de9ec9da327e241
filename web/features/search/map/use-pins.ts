import { useEffect, useState } from "react";
import type { Pin } from "#contract/shared/whereabouts.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { type Box, rounded } from "#web/ui/map/box.ts";
import { type Filters, type SearchKind, wishesOf } from "../address/search.ts";

const waitMs = 120;

/** The marks in a piece of the map. Those of before stay until the next ones are there. */
export function usePins(
  kind: SearchKind,
  filters: Filters,
  box: Box | null,
): { pins: readonly Pin[]; hasFailed: boolean } {
  const [pins, setPins] = useState<readonly Pin[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const asked = box && JSON.stringify({ ...wishesOf(filters), ...cornersOf(rounded(box)) });

  useEffect(() => {
    if (!asked) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        setPins(await fetchPins(kind, asked, stop.signal));
        setFailed(false);
      } catch (error) {
        if (stop.signal.aborted) return;
        setFailed(true);
        logError("pins not loaded", error);
      }
    }, waitMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [kind, asked]);

  return { pins, hasFailed };
}

function cornersOf({ south, west, north, east }: Box) {
  const within = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees));
  return {
    latitude: within(south, 90),
    longitude: within(west, 180),
    latitudeEnd: within(north, 90),
    longitudeEnd: within(east, 180),
  };
}

async function fetchPins(kind: SearchKind, asked: string, signal: AbortSignal): Promise<Pin[]> {
  const query = JSON.parse(asked);
  if (kind === "sitters") {
    return (await api.call("search.pins", { query }, { signal })).data;
  }
  return (await api.call("publicRequests.pins", { query }, { signal })).data;
}
