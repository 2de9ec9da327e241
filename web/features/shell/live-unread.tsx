import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "#web/lib/api/browser-api.ts";
import { useCatchUp } from "#web/lib/live/catching-up.ts";
import { chatRoomUpdates } from "#web/lib/live/channels.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import { publishOtherUnread, publishUnread } from "#web/lib/messages/unread.ts";
import { showCountInTitle } from "#web/lib/messages/unread-title.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useNoticeClicks } from "./use-notice-clicks.ts";

const unreadKey = ["unreadMessages"] as const;

/** Everywhere on the site the bars and the tab's title say how much was not read; tabs agree. */
export function FollowUnread() {
  const user = useUser();
  const queries = useQueryClient();
  const profileId = user?.profile?.id;
  const { data: counts } = useQuery({
    queryKey: [...unreadKey, profileId],
    queryFn: countUnread,
    enabled: profileId !== undefined,
  });
  const countAgain = () => void queries.invalidateQueries({ queryKey: unreadKey });
  useChannel(chatRoomUpdates, user && { userId: user.id }, {
    "chat-room-updates": countAgain,
    onReady: useCatchUp(unreadKey),
  });

  const { count, other } = counts ?? {};
  useEffect(() => {
    if (count === undefined) return;
    publishUnread(count);
    showOnIcon(count);
    return showCountInTitle(count);
  }, [count]);
  useEffect(() => {
    if (other !== undefined) publishOtherUnread(other);
  }, [other]);

  useNoticeClicks();
  return null;
}

async function countUnread(): Promise<{ count: number; other: number }> {
  const list = await api.call("chat.list", { query: { limit: 5 } });
  return { count: list.unreadMessagesCount, other: list.otherUnreadMessagesCount };
}

/** On a phone's home screen, where Kwispel was put there. */
function showOnIcon(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  // It is refused where there is no icon; then there is nothing to show it on.
  navigator.setAppBadge(count).catch(() => {});
}
