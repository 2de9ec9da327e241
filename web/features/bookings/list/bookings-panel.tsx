import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import type { Booking } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { publishCounts } from "#web/lib/live/counts.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { useLoadedQuery } from "#web/lib/page/loaded-query.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import near from "#web/ui/art/scene-near.svg?no-inline";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { listBookings } from "../booking-calls.ts";
import {
  type BookingList,
  partedUpcoming,
  pastOf,
  pastQuery,
  upcomingQuery,
} from "../booking-lists.ts";
import { pastKey, upcomingKey } from "../bookings-cache.ts";
import { BookingRow } from "./booking-row.tsx";
import { RunningCard } from "./running-card.tsx";

export function useUpcoming(source: Loaded<BookingList>): BookingList {
  const query = {
    queryKey: upcomingKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => listBookings(upcomingQuery, signal),
  };
  return useLoadedQuery(query, source).data ?? source.value;
}

export type BookingsPanelProps = {
  upcoming: Loaded<BookingList>;
  past: Loaded<BookingList>;
  side: ProfileType;
  now: Date;
  today: string;
  openId: number | null;
  toOf: (booking: Booking) => string;
  /** Between what goes on and the lists: how else to look at them. */
  views: ReactNode;
  /** On a phone another view is open, and the lists make room for it. */
  onlyWide: boolean;
};

/** What goes on now, what waits for this reader, what comes, and what was. */
export function BookingsPanel(props: BookingsPanelProps) {
  const { upcoming: source, side, now, today, openId, toOf, views, onlyWide } = props;
  const { t } = useTranslation("bookings");
  const upcoming = useUpcoming(source);
  const { past, query } = usePast(props.past);
  const { awaiting, others } = partedUpcoming(upcoming.data);
  // Known from the start here; elsewhere it is asked for when the page has come to rest.
  const { awaitingCount } = upcoming;
  useEffect(() => publishCounts({ awaitedBookings: awaitingCount }), [awaitingCount]);
  const rowsOf = (bookings: readonly Booking[]) =>
    bookings.map((booking) => (
      <li key={booking.id}>
        <BookingRow
          booking={booking}
          today={today}
          to={toOf(booking)}
          isOpen={booking.id === openId}
        />
      </li>
    ));
  const isEmpty = upcoming.data.length + past.length + upcoming.running.length === 0;
  return (
    <div className="relative min-h-0 flex-1 pb-4 md:overflow-y-auto">
      <div className="grid gap-4 px-gutter pt-4 md:px-6 md:pt-5">
        <RunningCard bookings={upcoming.running} now={now} toOf={toOf} />
        {views}
      </div>
      <div className={cx(onlyWide && "hidden md:block")}>
        {isEmpty && <NoBookings side={side} />}
        {awaiting.length > 0 && (
          <Group heading={t("list.awaiting")} isMine>
            <ul className="grid gap-2 px-gutter pt-2 md:px-6">
              {awaiting.map((booking) => (
                <li
                  key={booking.id}
                  className="overflow-hidden rounded-card border-2 border-accent bg-surface"
                >
                  <BookingRow
                    booking={booking}
                    today={today}
                    to={toOf(booking)}
                    isOpen={booking.id === openId}
                    inset
                  />
                </li>
              ))}
            </ul>
          </Group>
        )}
        {!isEmpty && (
          <Group heading={t("list.upcoming")}>
            {others.length > 0 ? (
              <ul>{rowsOf(others)}</ul>
            ) : (
              awaiting.length === 0 && (
                <p className="px-gutter py-2 text-ink-soft md:px-6">{t("list.noUpcoming")}</p>
              )
            )}
          </Group>
        )}
        {past.length > 0 && (
          <Group heading={t("list.past")}>
            <ul>{rowsOf(past)}</ul>
          </Group>
        )}
        {query.isFetchNextPageError && (
          <Banner tone="bad" live className="mx-gutter my-2 md:mx-6">
            {t("list.moreFailed")}
          </Banner>
        )}
        {query.hasNextPage && (
          <div className="grid justify-items-center py-4">
            <Button
              variant="secondary"
              size="sm"
              pending={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t("list.more")}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

type GroupProps = { heading: string; isMine?: boolean; children: ReactNode };

function Group({ heading, isMine, children }: GroupProps) {
  if (!children) return null;
  return (
    <section className="pt-4">
      <h2
        className={cx(
          "px-gutter font-text text-sm font-semibold tracking-normal md:px-6",
          isMine ? "text-accent-strong" : "text-ink-soft",
        )}
      >
        {heading}
      </h2>
      {children}
    </section>
  );
}

type Pages = InfiniteData<BookingList, number>;

/** What was, the latest first: the page that came with the screen, and more when asked for. */
function usePast(source: Loaded<BookingList>) {
  const queries = useQueryClient();

  // A page that is opened anew knows better than what was kept; pages that were fetched since stay.
  useLayoutEffect(() => {
    queries.setQueryData<Pages>(pastKey, (before) => ({
      pages: [source.value, ...(before?.pages.slice(1) ?? [])],
      pageParams: before?.pageParams ?? [1],
    }));
  }, [queries, source]);

  const query = useInfiniteQuery({
    queryKey: pastKey,
    queryFn: ({ pageParam, signal }) => listBookings(pastQuery(pageParam), signal),
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, lastPage }) =>
      currentPage < lastPage ? currentPage + 1 : undefined,
    initialData: () => ({ pages: [source.value], pageParams: [1] }),
  });
  return { past: pastOf(query.data.pages), query };
}

/** Nothing planned, and nothing that was: how it comes to a first one. */
function NoBookings({ side }: { side: ProfileType }) {
  const { t } = useTranslation("bookings");
  const urls = useUrls();
  const isSitter = side === "pet_sitter";
  return (
    <EmptyState
      title={t("empty.title")}
      art={<img src={near} alt="" width={148} height={148} />}
      className="m-auto px-gutter py-section md:px-6 md:py-8"
      actions={
        <>
          <LinkButton to={isSitter ? urls.sitterWork() : urls.search()}>
            {t(isSitter ? "empty.findWork" : "empty.findSitter")}
          </LinkButton>
          <LinkButton variant="secondary" to={urls.chats()}>
            {t("empty.chats")}
          </LinkButton>
        </>
      }
    >
      {t(isSitter ? "empty.sitter" : "empty.owner")}
    </EmptyState>
  );
}
