import { useEffect, useState } from "react";
import type { Diploma, Race } from "#contract/catalogue.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useLocale } from "#web/lib/i18n/use-translation.ts";

type Catalogue = { races: readonly Race[]; diplomas: readonly Diploma[] };

const none: Catalogue = { races: [], diplomas: [] };
/** One list a language, fetched once while the site is open. */
const lists = new Map<Locale, Promise<Catalogue>>();

function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const known = lists.get(locale);
  if (known) return known;
  const list = fetchCatalogue();
  lists.set(locale, list);
  // Asked for again the next time, instead of failing for good.
  list.catch(() => lists.delete(locale));
  return list;
}

async function fetchCatalogue(): Promise<Catalogue> {
  return api.call("catalogue.get", {});
}

/** The breeds by name; empty until they are here. Nobody has to name one, so no form waits for it. */
export function useRaces(): readonly Race[] {
  return useCatalogue().races;
}

/** The same, with the diplomas that sitters may hold. */
export function useCatalogue(): Catalogue {
  const locale = useLocale();
  const [catalogue, setCatalogue] = useState(none);
  useEffect(() => {
    let isStale = false;
    loadCatalogue(locale).then(
      (list) => {
        if (!isStale) setCatalogue(list);
      },
      (error: unknown) => logError("catalogue not loaded", error),
    );
    return () => {
      isStale = true;
    };
  }, [locale]);
  return catalogue;
}

/** A breed as something to choose: shown in the reader's language, found by all its names. */
export function raceOption({ code, name, otherNames }: Race) {
  return { id: code, label: name, otherNames };
}
