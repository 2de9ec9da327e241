import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { LogbookEntry } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { announce } from "#web/lib/browser/announce.ts";
import nap from "#web/ui/art/scene-nap.svg?no-inline";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import { getLogbook } from "../logbook-calls.ts";
import {
  clockInWords,
  dayInWords,
  dayOf,
  momentInWords,
  nameOf,
  useLogbookWords,
} from "../logbook-words.ts";
import { dayKey, earlierKey } from "../logbooks-cache.ts";
import { awaitedOf, uniteEntries, visitsByDay } from "../timeline.ts";
import { carriedOver } from "./entries-shown.ts";
import { useImageActions } from "./images/use-image-actions.ts";
import { NearEnd } from "./near-end.tsx";
import { VisitSection } from "./visit-section.tsx";

export type VisitsProps = {
  logbook: Logbook;
  today: string;
  /** Null: all days, the latest first. */
  chosen: string | null;
};

/** Before what stands beside them. */
const mostFirst = 2;

/**
 * What happened; and of a day that was chosen, what is still to come. What stands beside it comes after
 * the latest on a phone: under visits that go on for as long as one scrolls, nobody would reach it.
 */
export function Visits({
  logbook,
  today,
  chosen,
  children,
}: VisitsProps & { children: ReactNode }) {
  const { t } = useLogbookWords(today);
  const { visits, awaited, ofDay, earlier, hasEarlier } = useVisits(logbook, chosen);
  const actions = useImageActions(logbook.id);
  const { pets, sitter, place } = logbook;
  const ofVisits = useMemo(
    () => ({ pets, sitter, ...(place ? { place } : {}) }),
    [pets, sitter, place],
  );
  const first = visits[0]?.key;
  const { isUnfolded, unfold } = useUnfolded(first);
  useAnnounced(visits[0] && `${first} ${visits[0].moments[0]?.key}`, t("live"));
  const planned = awaited.filter(({ at }) => dayOf(at) === chosen);
  const isEmpty = visits.length + planned.length === 0;
  const sectionOf = (visit: (typeof visits)[number]) => (
    <VisitSection
      key={visit.key}
      visit={visit}
      today={today}
      actions={actions}
      logbook={ofVisits}
      isUnfolded={chosen !== null || isUnfolded(visit.key)}
      onUnfold={unfold}
    />
  );
  return (
    <>
      <div className="grid min-w-0 content-start gap-8 @min-[50rem]:col-start-1 @min-[50rem]:row-start-1">
        {planned.length > 0 && <PlannedVisits planned={planned} today={today} />}
        {visits.slice(0, mostFirst).map(sectionOf)}
        {isEmpty && chosen !== null && ofDay.isPending && <VisitSkeleton />}
        {isEmpty && !(chosen !== null && ofDay.isPending) && !ofDay.isError && (
          <NothingYet logbook={logbook} today={today} chosen={chosen} />
        )}
      </div>
      {children}
      <div className="grid min-w-0 content-start gap-8 empty:hidden @min-[50rem]:col-start-1 @min-[50rem]:row-start-2">
        {visits.slice(mostFirst).map(sectionOf)}
        {(ofDay.isError || earlier.isError) && (
          <Banner
            tone="bad"
            live
            action={
              <Button
                variant="secondary"
                size="sm"
                onClick={() => void (ofDay.isError ? ofDay.refetch() : earlier.fetchNextPage())}
              >
                {t("again")}
              </Button>
            }
          >
            {t("visit.failed")}
          </Banner>
        )}
        {hasEarlier && !earlier.isError && (
          <NearEnd
            label={t("visit.earlier")}
            isFetching={earlier.isFetching}
            onNear={() => void earlier.fetchNextPage()}
          />
        )}
      </div>
    </>
  );
}

/** The latest is read whole, and what was opened stays so when a later one begins. */
function useUnfolded(first: string | undefined) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const unfold = useCallback((key: string) => setKeys((before) => new Set(before).add(key)), []);
  useEffect(() => {
    if (first) setKeys((before) => (before.has(first) ? before : new Set(before).add(first)));
  }, [first]);
  return { unfold, isUnfolded: (key: string) => key === first || keys.has(key) };
}

/** What comes while somebody reads is said to those who can't see it appear. */
function useAnnounced(latest: string | undefined, text: string): void {
  const known = useRef(latest);
  useEffect(() => {
    if (latest === known.current) return;
    known.current = latest;
    announce(text);
  }, [latest, text]);
}

type PlannedVisitsProps = {
  planned: readonly { entry: { id: number }; at: string }[];
  today: string;
};

function PlannedVisits({ planned, today }: PlannedVisitsProps) {
  const words = useLogbookWords(today);
  const { t } = words;
  return (
    <ul className="grid gap-2">
      {planned.map(({ entry, at }) => (
        <li
          key={entry.id}
          className="flex min-h-14 items-center justify-between gap-3 rounded-card border-fine border-line px-4 py-3"
        >
          <span>{t(dayOf(at) < today ? "visit.missed" : "visit.planned")}</span>
          <span className="tabular text-ink-soft">{clockInWords(at)}</span>
        </li>
      ))}
    </ul>
  );
}

function NothingYet({ logbook, today, chosen }: VisitsProps) {
  const words = useLogbookWords(today);
  const { t } = words;
  const name = nameOf(logbook.sitter, t);
  const { nextVisitAt } = logbook;
  return (
    <EmptyState
      level={3}
      title={t(chosen === null ? "empty.nothingYet" : "empty.nothingOnDay")}
      art={<img src={nap} alt="" width={148} height={148} />}
    >
      {chosen === null
        ? nextVisitAt
          ? t("empty.first", { name, when: momentInWords(nextVisitAt, words) })
          : t("empty.willCome", { name })
        : t("empty.ofDay", { day: dayInWords(chosen, words) })}
    </EmptyState>
  );
}

function VisitSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="h-6 w-48" />
      <Skeleton shape="block" className="h-56" />
      <Skeleton className="w-64" />
    </SkeletonGroup>
  );
}

/** What there is to read: of all days, the latest first, or of the one that was chosen. */
function useVisits(logbook: Logbook, chosen: string | null) {
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

/** Visits before those that came with the page, a page at a time, as the reader comes near them. */
function useEarlier({ id, earlierThan }: Pick<Logbook, "id" | "earlierThan">) {
  return useInfiniteQuery({
    queryKey: earlierKey(id, earlierThan ?? ""),
    queryFn: ({ pageParam, signal }) => getLogbook(id, { before: pageParam }, signal),
    initialPageParam: earlierThan ?? "",
    getNextPageParam: (page: Logbook) => page.earlierThan,
    // Asked for by scrolling, never by itself.
    enabled: false,
  });
}
