import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { ConversationPane } from "#web/features/chat/conversation-pane.tsx";
import { useKeptChatPages } from "#web/features/chat/kept-chats.ts";
import { nameOf } from "#web/features/chat/rooms/room-words.ts";
import { useRoomUpdates } from "#web/features/chat/rooms/use-room-updates.ts";
import { isWide, useLayoutSize } from "#web/lib/browser/layout-size.ts";
import { useOnline } from "#web/lib/live/online.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import { Queries } from "#web/lib/page/query-client.tsx";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { cx } from "#web/ui/cx.ts";
import type { Route } from "./+types/chat-room.ts";
import { loadRoom } from "./load-chats.ts";

export const handle: RouteHandle = {
  namespaces: ["chat", "booking-cards", "logbook-cards"],
  writes: true,
};

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const t = page.texts("chat");
  const opened = await loadRoom(page, args.params.chatRoomId);
  const title = t("roomTitle", { name: nameOf(opened.room.value, t) });
  return { opened, now: page.now.toISOString(), meta: page.meta({ title }) };
}

export default function ChatRoom({ loaderData }: Route.ComponentProps) {
  return (
    <Queries>
      <ChatRoomScreen {...loaderData} />
    </Queries>
  );
}

/** A conversation that has the screen to itself, above the phone's keyboard. */
function ChatRoomScreen({ opened, now }: Route.ComponentProps["loaderData"]) {
  const ref = useRef<HTMLDivElement>(null);
  const { id } = opened.room.value;
  const isOnline = useOnline();
  useFitsVisualViewport(ref);
  useRoomUpdates();
  useKeptChatPages(useUrls().chatRoom(id));
  useBesideTheListOnWideScreens(id);
  return (
    <div
      ref={ref}
      // Without a connection a notice lies over the top of every screen.
      className={cx("fixed inset-x-0 top-0 flex h-dvh flex-col", !isOnline && "pt-11")}
    >
      <ConversationPane key={id} {...opened} now={now} level={1} />
    </div>
  );
}

function useBesideTheListOnWideScreens(roomId: number): void {
  const navigate = useNavigate();
  const to = useUrls().chats(roomId);
  const size = useLayoutSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the size has changed.
  useEffect(() => {
    if (isWide()) void navigate(to, { replace: true });
  }, [to, size, navigate]);
}

/**
 * A phone's keyboard covers the lower part of the page instead of making the page smaller, and Safari
 * scrolls the page up under it. This keeps an element over exactly the part that can be seen.
 */
function useFitsVisualViewport(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const viewport = window.visualViewport;
    if (!element || !viewport) return;
    const follow = () => {
      // Zoomed in by two fingers: then somebody wants to look closer, not to type.
      const isZoomed = viewport.scale > 1.01;
      element.style.height = isZoomed ? "" : `${viewport.height}px`;
      element.style.top = isZoomed ? "" : `${viewport.offsetTop}px`;
    };
    follow();
    viewport.addEventListener("resize", follow);
    viewport.addEventListener("scroll", follow);
    return () => {
      viewport.removeEventListener("resize", follow);
      viewport.removeEventListener("scroll", follow);
    };
  }, [ref]);
}
