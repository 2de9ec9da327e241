import { useEffect } from "react";
import {
  type Params,
  redirect,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
} from "react-router";
import { urls as urlsOfAnyLanguage } from "#contract/urls/urls.ts";
import { ConversationPane } from "#web/features/chat/conversation-pane.tsx";
import { useKeptChatPages } from "#web/features/chat/kept-chats.ts";
import { filterOf, type RoomFilter } from "#web/features/chat/rooms/room-lists.ts";
import { nameOf } from "#web/features/chat/rooms/room-words.ts";
import { RoomsPanel } from "#web/features/chat/rooms/rooms-panel.tsx";
import { useRoomUpdates } from "#web/features/chat/rooms/use-room-updates.ts";
import { InteractionsFrame } from "#web/features/interactions/interactions-frame.tsx";
import { isWide, useLayoutSize } from "#web/lib/browser/layout-size.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { publishCounts } from "#web/lib/live/counts.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import { Queries } from "#web/lib/page/query-client.tsx";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import coffee from "#web/ui/art/scene-coffee.svg?no-inline";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import type { Route } from "./+types/chats.ts";
import { loadRoom, loadRooms } from "./load-chats.ts";

export const handle: RouteHandle = {
  namespaces: ["chat", "booking-cards", "logbook-cards", "interactions"],
  fills: true,
  writes: true,
};

/** Where there is no room beside the list, a conversation is a page of its own. */
async function onPhonesItsOwnPage({ params }: { params: Params }): Promise<void> {
  if (params.chatRoomId && !isWide()) {
    throw redirect(urlsOfAnyLanguage.chatRoom(Number(params.chatRoomId)));
  }
}

export const clientMiddleware = [onPhonesItsOwnPage];

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const t = page.texts("chat");
  const filter = filterOf(args.url.searchParams.get("show"));
  const { chatRoomId } = args.params;
  const rooms = await loadRooms(page, filter);
  const opened = chatRoomId === undefined ? null : await loadRoom(page, chatRoomId);
  const title = opened ? t("roomTitle", { name: nameOf(opened.room.value, t) }) : t("title");
  return { filter, rooms, opened, now: page.now.toISOString(), meta: page.meta({ title }) };
}

export default function Chats({ loaderData }: Route.ComponentProps) {
  return (
    <Queries>
      <ChatsScreen {...loaderData} />
    </Queries>
  );
}

function ChatsScreen({ filter, rooms, opened, now }: Route.ComponentProps["loaderData"]) {
  const { location, state } = useNavigation();
  const { pathname } = useLocation();
  const { chatRoomId } = useParams();
  const urls = useUrls();
  useRoomUpdates();
  useKeptChatPages(opened ? urls.chats(opened.room.value.id) : undefined);
  useOwnPageOnPhones(opened?.room.value.id);
  // Known from the start here; elsewhere it is asked for when the page has come to rest.
  useEffect(() => {
    publishCounts({
      unreadMessages: rooms.value.unreadMessagesCount,
      otherUnreadMessages: rooms.value.otherUnreadMessagesCount,
    });
  }, [rooms]);
  const isOther = state === "loading" && isOtherRoom(location.pathname, chatRoomId);
  return (
    <InteractionsFrame
      tab="chats"
      list={
        <RoomsPanel
          filter={filter}
          coming={location?.pathname === pathname ? otherFilter(location.search, filter) : null}
          rooms={rooms}
          now={now}
          openId={opened?.room.value.id ?? null}
        />
      }
    >
      {isOther ? (
        <ConversationSkeleton />
      ) : opened ? (
        <ConversationPane key={opened.room.value.id} {...opened} now={now} level={2} />
      ) : (
        <ChooseRoom />
      )}
    </InteractionsFrame>
  );
}

function ChooseRoom() {
  const { t } = useTranslation("chat");
  return (
    <EmptyState
      title={t("empty.choose.title")}
      art={<img src={coffee} alt="" width={148} height={148} />}
      className="m-auto"
    >
      {t("empty.choose.text")}
    </EmptyState>
  );
}

/** The same for a page that was loaded whole, and for a window that became narrow. */
function useOwnPageOnPhones(roomId: number | undefined): void {
  const size = useLayoutSize();
  const navigate = useNavigate();
  const urls = useUrls();
  const to = roomId === undefined ? null : urls.chatRoom(roomId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the size has changed.
  useEffect(() => {
    if (to && !isWide()) void navigate(to, { replace: true });
  }, [to, size, navigate]);
}

function otherFilter(search: string, shown: RoomFilter): RoomFilter | null {
  const wanted = filterOf(new URLSearchParams(search).get("show"));
  return wanted === shown ? null : wanted;
}

function isOtherRoom(pathname: string, openId: string | undefined): boolean {
  const [, place, id] = pathname.split("/");
  return place === "chats" && id !== undefined && id !== openId;
}

const bubbles = ["w-1/2", "w-2/5 justify-self-end", "w-1/3", "w-3/5", "w-1/2 justify-self-end"];

/** The shape of a conversation, while another one is on its way. */
function ConversationSkeleton() {
  return (
    <SkeletonGroup className="flex min-h-0 flex-1 flex-col bg-page">
      <div className="flex min-h-18 items-center gap-3 border-b border-line bg-surface px-gutter py-2">
        <Skeleton shape="circle" className="size-12" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="w-32" />
          <Skeleton className="w-48" />
        </div>
      </div>
      <div className="grid flex-1 content-end gap-3 px-gutter py-5">
        {bubbles.map((look) => (
          <Skeleton key={look} shape="block" className={`h-11 rounded-bubble ${look}`} />
        ))}
      </div>
      <div className="border-t border-line bg-surface px-gutter py-3">
        <Skeleton shape="block" className="h-12 rounded-panel" />
      </div>
    </SkeletonGroup>
  );
}
