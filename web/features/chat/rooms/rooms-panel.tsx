import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useDeferredValue, useEffect, useLayoutEffect, useState } from "react";
import { Link } from "react-router";
import { ApiError } from "#web/lib/api/api-error.ts";
import { announce } from "#web/lib/browser/announce.ts";
import { useLayoutSize } from "#web/lib/browser/layout-size.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { profileTypeInUse, useUser } from "#web/lib/session/user.ts";
import { useNow } from "#web/lib/time/now.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import phone from "#web/ui/art/scene-phone.svg?no-inline";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { ErrorState } from "#web/ui/page/error-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import { roomsKey } from "../chat-cache.ts";
import { listRooms } from "../chat-calls.ts";
import { useKeptRooms } from "../kept-chats.ts";
import { KeptNote } from "../kept-note.tsx";
import { pageAfter, type RoomFilter, type RoomList, roomFilters, withMore } from "./room-lists.ts";
import { RoomRow } from "./room-row.tsx";

export type RoomsPanelProps = {
  filter: RoomFilter;
  /** Another list was chosen and is on its way. */
  coming: RoomFilter | null;
  rooms: Loaded<RoomList>;
  now: string;
  /** The room beside the list. */
  openId: number | null;
};

const typingWaitMs = 250;

export function RoomsPanel(props: RoomsPanelProps) {
  const { filter, coming, rooms, now: madeAt, openId } = props;
  const { t } = useTranslation("chat");
  const urls = useUrls();
  const now = useNow(madeAt);
  // Below 1024 px a conversation is a page of its own.
  const isWide = useLayoutSize() >= 3;
  const [typed, setTyped] = useState("");
  const name = useSettled(typed.trim());
  const { query, loadMore, isLoadingMore } = useRooms(filter, name, rooms);
  const { data: list, error } = query;
  const { isFromDevice } = useKeptRooms(filter, name, list ?? rooms.value);
  const shown = useDeferredValue(list);
  const total = name === "" ? undefined : shown?.total;

  useEffect(() => {
    if (total !== undefined) announce(t("list.found", { count: total }));
  }, [total, t]);

  const chosen = coming ?? filter;
  const show = filter === "open" ? {} : { show: filter };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <KeptNote of="list" isShown={isFromDevice} />
      <div className="grid gap-2.5 px-gutter pt-4 pb-2 md:px-6">
        <nav aria-label={t("list.show")} className="flex flex-wrap gap-1.5">
          {roomFilters.map((one) => (
            <Link
              key={one}
              to={urls.chats(undefined, one === "open" ? {} : { show: one })}
              aria-current={one === chosen ? "page" : undefined}
              className={cx(
                "inline-flex min-h-9 items-center rounded-full px-3.5 text-sm font-semibold no-underline transition-colors",
                one === chosen
                  ? "bg-brand-soft text-brand-strong"
                  : "text-ink-soft hover:bg-sunken hover:text-ink",
              )}
            >
              {t(`list.filters.${one}`)}
            </Link>
          ))}
        </nav>
        {filter !== "deleted" && (
          <TextField
            label={t("list.search")}
            labelHidden
            type="search"
            className="noscript:hidden"
            placeholder={t("list.search")}
            lead={<Search />}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={setTyped}
          />
        )}
      </div>
      <div className="min-h-0 flex-1 md:overflow-y-auto">
        {coming ? (
          <RoomsSkeleton />
        ) : !shown ? (
          error ? (
            <ErrorState
              title={t("list.failed")}
              requestId={(error instanceof ApiError && error.requestId) || undefined}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : (
            <RoomsSkeleton />
          )
        ) : shown.data.length === 0 ? (
          <div className="px-3">
            <NoRooms filter={filter} name={name} />
          </div>
        ) : (
          <ul
            aria-label={t("list.label")}
            className={cx("transition-opacity", query.isPlaceholderData && "opacity-60")}
          >
            {shown.data.map((room) => (
              <RoomRow
                key={room.id}
                room={room}
                to={isWide ? urls.chats(room.id, show) : urls.chatRoom(room.id)}
                isOpen={room.id === openId}
                now={now}
              />
            ))}
          </ul>
        )}
        {!coming && shown && shown.data.length > 0 && shown.total > shown.data.length && (
          <div className="grid justify-items-center py-4">
            <Button
              variant="secondary"
              size="sm"
              pending={isLoadingMore}
              onClick={() => void loadMore()}
            >
              {t("list.more")}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** What was typed, once typing has come to rest. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === "" ? 0 : typingWaitMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** Why there is nothing, and what to do about it. */
function NoRooms({ filter, name }: { filter: RoomFilter; name: string }) {
  const { t } = useTranslation("chat");
  const urls = useUrls();
  const user = useUser();
  const isSitter = user !== null && profileTypeInUse(user) === "pet_sitter";
  if (name !== "") {
    return (
      <EmptyState title={t("empty.search.title")}>
        <p className="wrap-anywhere">{t("empty.search.text", { name })}</p>
      </EmptyState>
    );
  }
  if (filter !== "open") {
    return <EmptyState title={t(`empty.${filter}.title`)}>{t(`empty.${filter}.text`)}</EmptyState>;
  }
  return (
    <EmptyState
      title={t("empty.open.title")}
      art={<img src={phone} alt="" width={148} height={148} />}
      actions={
        <LinkButton to={isSitter ? urls.sitterWork() : urls.search()}>
          {t(isSitter ? "empty.open.findWork" : "empty.open.findSitter")}
        </LinkButton>
      }
    >
      {t(isSitter ? "empty.open.sitter" : "empty.open.owner")}
    </EmptyState>
  );
}

const rows = ["w-24", "w-32", "w-20", "w-28", "w-24"];

function RoomsSkeleton() {
  return (
    <SkeletonGroup>
      {rows.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change.
        <div key={index} className="flex gap-3.5 px-gutter py-3.5 md:px-6">
          <Skeleton shape="circle" className="size-12 shrink-0" />
          <div className="grid flex-1 content-center gap-2.5">
            <Skeleton className={width} />
            <Skeleton className="w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** The list that the page came with, then whatever is looked for in it. */
function useRooms(filter: RoomFilter, name: string, source: Loaded<RoomList>) {
  const queries = useQueryClient();
  const queryKey = roomsKey(filter, name);
  // A page that is opened anew knows better than what was kept.
  useLayoutEffect(() => {
    queries.setQueryData(roomsKey(filter, ""), source.value);
  }, [queries, filter, source]);

  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => listRooms(filter, name, { signal }),
    // What was found before stays until the new names are there; of another list it would mislead.
    placeholderData: (previous, before) =>
      before?.queryKey[1] === filter ? keepPreviousData(previous) : undefined,
    ...(name === "" ? { initialData: () => source.value } : {}),
  });

  const loading = useAction({
    send: (_call, list: RoomList) => listRooms(filter, name, { page: pageAfter(list) }),
    onDone: (more) =>
      queries.setQueryData<RoomList>(queryKey, (before) =>
        before ? withMore(before, more) : more,
      ),
  });
  const loadMore = async () => void (query.data && (await loading.press(query.data)));

  return { query, loadMore, isLoadingMore: loading.pending };
}
