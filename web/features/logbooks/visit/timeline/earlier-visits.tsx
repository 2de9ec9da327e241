import { useInfiniteQuery } from "@tanstack/react-query";
import type { LogbookEntry } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { getLogbook } from "../../logbook-calls.ts";
import {
  clockInWords,
  dayInWords,
  type LogbookWords,
  minutesBetween,
} from "../../logbook-words.ts";
import { earlierKey } from "../../logbooks-cache.ts";
import { byDay, uniteEntries, type VisitOfDay, visitsByDay } from "../../timeline.ts";
import { durationInWords } from "../visit-words.ts";
import { TimelineView } from "./timeline-view.tsx";

export type EarlierVisitsProps = {
  logbook: Logbook;
  /** What stands above already: the day's part of the visit that goes on. */
  current: VisitOfDay["key"] | undefined;
  words: LogbookWords;
  isWaiting: (made: { clientId?: string }) => boolean;
};

/** What happened before, by day and by visit; older ones are fetched when asked for. */
export function EarlierVisits({ logbook, current, words, isWaiting }: EarlierVisitsProps) {
  const { t } = useTranslation("logbook-visit");
  const older = useOlder(logbook);
  const visits = visitsByDay(uniteEntries(logbook.entries, older.entries), logbook.tasks);
  const days = byDay(visits.filter(({ key }) => key !== current));
  if (days.length === 0 && !older.hasMore) return null;
  return (
    <section aria-labelledby="earlier" className="grid gap-6">
      <h2 id="earlier">{t("timeline.earlier")}</h2>
      {days.map(({ day, visits: ofDay }) => (
        <div key={day} className="drawn-when-near">
          <h3 className="mb-3 first-letter:uppercase">{dayInWords(day, words)}</h3>
          <div className="grid gap-6">
            {ofDay.map((visit) => (
              <VisitPart key={visit.key} visit={visit} isWaiting={isWaiting} pets={logbook.pets} />
            ))}
          </div>
        </div>
      ))}
      {older.isFailed && (
        <p role="alert" className="text-sm text-danger">
          {t("timeline.loadFailed")}
        </p>
      )}
      {older.hasMore && (
        <Button variant="secondary" pending={older.isLoading} onClick={older.load}>
          {t("timeline.loadEarlier")}
        </Button>
      )}
    </section>
  );
}

type VisitPartProps = Pick<EarlierVisitsProps, "isWaiting"> & {
  visit: VisitOfDay;
  pets: Logbook["pets"];
};

function VisitPart({ visit: { entry, moments }, pets, isWaiting }: VisitPartProps) {
  const { t } = useTranslation("logbook-visit");
  const { checkInTime, checkOutTime } = entry;
  return (
    <div>
      {checkInTime && checkOutTime && (
        <p className="mb-3 text-sm text-ink-soft">
          {t("timeline.visitBetween", {
            from: clockInWords(checkInTime),
            until: clockInWords(checkOutTime),
            duration: durationInWords(minutesBetween(checkInTime, checkOutTime), t),
          })}
        </p>
      )}
      <TimelineView moments={moments} level={4} pets={pets} isWaiting={isWaiting} />
    </div>
  );
}

type Older = {
  entries: LogbookEntry[];
  hasMore: boolean;
  isLoading: boolean;
  isFailed: boolean;
  load: () => void;
};

/** Pages of visits before those that came with the logbook; none is fetched before it is asked for. */
function useOlder({ id, earlierThan }: Logbook): Older {
  const query = useInfiniteQuery({
    queryKey: earlierKey(id, earlierThan ?? ""),
    queryFn: ({ pageParam, signal }) => getLogbook(id, { before: pageParam }, signal),
    initialPageParam: earlierThan ?? "",
    getNextPageParam: (page) => page.earlierThan,
    enabled: false,
  });
  const { data, isFetching, isError } = query;
  return {
    entries: data?.pages.flatMap(({ entries }) => entries) ?? [],
    hasMore: data ? query.hasNextPage : earlierThan !== undefined,
    isLoading: isFetching,
    isFailed: isError,
    load: () => void (data ? query.fetchNextPage() : query.refetch()),
  };
}
