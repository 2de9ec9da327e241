import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { LogbookEntry } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { getLogbook } from "../logbook-calls.ts";
import { dayKey } from "../logbooks-cache.ts";
import { awaitedOf, uniteEntries, visitsByDay } from "../timeline.ts";
import { carriedOver } from "./entries-shown.ts";
import { useEarlier } from "./use-earlier.ts";

/** What there is to read: of all days, the latest first, or of the one that was chosen. */
export function useVisits(logbook: Logbook, chosen: string | null) {
  // The first answer says where the pages of earlier visits begin; later ones would begin them anew.
  const [begin] = useState({ id: logbook.id, earlierThan: logbook.earlierThan });
  const earlier = useEarlier(begin);
  const seen = useRef<LogbookEntry[]>([]);
  const ofDay = useQuery({
    queryKey: dayKey(logbook.id, chosen ?? ""),
    queryFn: ({ signal }) =>
      getLogbook(logbook.id, chosen === null ? {} : { date: chosen }, signal),
    enabled: chosen !== null,
  });

  const latest = useMemo(
    () => uniteEntries(logbook.entries, carriedOver(seen.current, logbook)),
    [logbook],
  );
  useEffect(() => {
    seen.current = latest;
  });

  // What is fetched, folded open or pressed on the way changes none of it.
  const { visits, awaited } = useMemo(() => {
    const pages = earlier.data?.pages.map(({ entries }) => entries) ?? [];
    const entries = uniteEntries(latest, ofDay.data?.entries ?? [], ...pages);
    const all = visitsByDay(entries, logbook.tasks);
    return {
      visits: chosen === null ? all : all.filter(({ day }) => day === chosen),
      awaited: awaitedOf(entries),
    };
  }, [latest, logbook.tasks, ofDay.data, earlier.data, chosen]);
  return {
    visits,
    awaited,
    ofDay,
    earlier,
    hasEarlier:
      chosen === null &&
      begin.earlierThan !== undefined &&
      (earlier.data === undefined || earlier.hasNextPage),
  };
}
