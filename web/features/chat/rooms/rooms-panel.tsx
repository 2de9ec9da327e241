import { Search } from "lucide-react";
import { useDeferredValue, useEffect, useState } from "react";
import { Link } from "react-router";
import { ApiError } from "#web/lib/api/api-error.ts";
import { announce } from "#web/lib/browser/announce.ts";
import { useLayoutSize } from "#web/lib/browser/layout-size.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { useNow } from "#web/lib/time/now.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ErrorState } from "#web/ui/page/error-state.tsx";
import { useKeptRooms } from "../kept-chats.ts";
import { KeptNote } from "../kept-note.tsx";
import { NoRooms } from "./no-rooms.tsx";
import { type RoomFilter, type RoomList, roomFilters } from "./room-lists.ts";
import { RoomRow } from "./room-row.tsx";
import { RoomsSkeleton } from "./rooms-skeleton.tsx";
import { useRooms } from "./use-rooms.ts";

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
