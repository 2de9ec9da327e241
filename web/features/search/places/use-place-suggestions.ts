import { useEffect, useRef, useState } from "react";
import { debounce } from "#web/lib/browser/debounce.ts";
import { logError } from "#web/lib/browser/log.ts";
import type { PlaceSuggestion } from "./place-pick.ts";

const waitMs = 150;

type Found = PlaceSuggestion[];

/** The places that fit what is being typed. An answer that comes late is dropped. */
export function usePlaceSuggestions(): { found: Found; search: (text: string) => void } {
  const [found, setFound] = useState<Found>([]);
  const asking = useRef<AbortController>(null);
  const [askSoon] = useState(() => debounce(ask, waitMs));

  useEffect(
    () => () => {
      askSoon.cancel();
      asking.current?.abort();
    },
    [askSoon],
  );

  async function ask(text: string) {
    const stop = new AbortController();
    asking.current = stop;
    try {
      const { suggestPlaces } = await import("./suggest-places.ts");
      const answer = await suggestPlaces(text, stop.signal);
      if (!stop.signal.aborted) setFound(answer);
    } catch (error) {
      // Whoever typed a name can go on without suggestions.
      if (!stop.signal.aborted) logError("places not suggested", error);
    }
  }

  function search(text: string) {
    asking.current?.abort();
    askSoon.cancel();
    if (text.trim().length === 0) setFound([]);
    else askSoon(text.trim());
  }

  return { found, search };
}
