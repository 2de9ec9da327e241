import { useEffect, useState } from "react";
import type { Race } from "#contract/catalogue.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { logError } from "./log.ts";
import { useLocale } from "./use-urls.ts";

const none: readonly Race[] = [];
/** One list a language, fetched once while the site is open. */
const lists = new Map<Locale, Promise<readonly Race[]>>();

function loadRaces(locale: Locale): Promise<readonly Race[]> {
  const known = lists.get(locale);
  if (known) return known;
  const list = fetchRaces();
  lists.set(locale, list);
  // Asked for again the next time, instead of failing for good.
  list.catch(() => lists.delete(locale));
  return list;
}

async function fetchRaces(): Promise<readonly Race[]> {
  const [{ api }, { catalogueEndpoints }] = await Promise.all([
    import("./api/browser-api.ts"),
    import("#contract/catalogue.ts"),
  ]);
  return (await api.call(catalogueEndpoints.get, {})).races;
}

/** The breeds by name; empty until they are here. Nobody has to name one, so no form waits for it. */
export function useRaces(): readonly Race[] {
  const locale = useLocale();
  const [races, setRaces] = useState(none);
  useEffect(() => {
    let isStale = false;
    loadRaces(locale).then(
      (list) => {
        if (!isStale) setRaces(list);
      },
      (error: unknown) => logError("breeds not loaded", error),
    );
    return () => {
      isStale = true;
    };
  }, [locale]);
  return races;
}
