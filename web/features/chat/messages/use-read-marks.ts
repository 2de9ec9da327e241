import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ChatRoom } from "#contract/chat.ts";
import type { Message } from "#contract/messages.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useOnline } from "#web/lib/live/online.ts";
import { cacheRoom } from "../chat-cache.ts";
import { markRoomAsRead } from "../chat-calls.ts";
import { firstUnreadId } from "../conversation.ts";
import type { OpenConversation } from "../use-conversation.ts";

/**
 * What is on the screen has been read, and the server is told so; what came in below, while its reader
 * was further up, has not. Where 'new messages' stood when the room was opened stays marked meanwhile,
 * or its reader would lose the place.
 */
export function useReadMarks(room: ChatRoom, open: OpenConversation, isBelow: boolean) {
  const queries = useQueryClient();
  const isVisible = useVisible();
  const isOnline = useOnline();
  const [mark, setMark] = useState(() => firstUnreadId(open.conversation));
  const isTelling = useRef(false);
  const [told, setTold] = useState(0);
  const isUnread = room.unreadMessagesCount > 0 || firstUnreadId(open.conversation) !== null;

  useEffect(() => {
    if (!isVisible) setMark(null);
  }, [isVisible]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: tells once whenever there is something to tell.
  useEffect(() => {
    if (!isVisible || !isUnread || isBelow || isTelling.current) return;
    isTelling.current = true;
    void tell();
  }, [isVisible, isUnread, isBelow, isOnline, told, open.conversation.messages.length]);

  async function tell() {
    try {
      cacheRoom(queries, await markRoomAsRead(room.id));
      open.allRead();
      // Something may have come in meanwhile: look once more.
      setTold((times) => times + 1);
    } catch (error) {
      logError("room not marked as read", error);
    } finally {
      isTelling.current = false;
    }
  }

  return {
    mark,
    /** Something came in: behind another tab, it is where reading goes on. */
    noteArrival: ({ id }: Message) => {
      if (!isVisible) setMark((before) => before ?? id);
    },
    clearMark: () => setMark(null),
  };
}

/** Whether the tab can be seen: what comes in behind another tab has not been read. */
function useVisible(): boolean {
  return useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === "visible",
    () => true,
  );
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
