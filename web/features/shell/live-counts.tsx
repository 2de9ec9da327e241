import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ownPath } from "#contract/urls/own-path.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { useCatchUp } from "#web/lib/live/catching-up.ts";
import { userUpdates } from "#web/lib/live/channels.ts";
import { forgetCounts, publishCounts } from "#web/lib/live/counts.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import { useUser } from "#web/lib/session/user.ts";

const countsKey = ["counts"] as const;

/** Everywhere on the site the bars and the tab's title say what waits for this reader; windows agree. */
export function FollowCounts() {
  const user = useUser();
  const queries = useQueryClient();
  const profileId = user?.profile?.id;
  const { data: counts, dataUpdatedAt } = useQuery({
    queryKey: [...countsKey, user?.id, profileId],
    queryFn: () => api.call("notifications.counts", {}),
    enabled: user !== null,
  });
  useChannel(userUpdates, user && { userId: user.id }, {
    counts: async (heard) => {
      const queryKey = [...countsKey, user?.id, heard.profileId];
      // What was asked for earlier could come later.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, heard);
    },
    onReady: useCatchUp(countsKey),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of one is not known of the next.
  useEffect(() => forgetCounts, [user?.id, profileId]);
  // Pages tell here too: what is heard counts again, though it be the same numbers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, not each other number.
  useEffect(() => {
    if (counts) publishCounts(counts);
  }, [counts, dataUpdatedAt]);
  const unread = counts?.unreadMessages;
  useEffect(() => {
    if (unread === undefined) return;
    showOnIcon(unread);
    return showCountInTitle(unread);
  }, [unread]);

  useNoticeClicks();
  return null;
}

/** On a phone's home screen, where Kwispel was put there. */
function showOnIcon(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  // It is refused where there is no icon; then there is nothing to show it on.
  navigator.setAppBadge(count).catch(() => {});
}

/** A notification was pressed while the site is open: the service worker says where to go. */
function useNoticeClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const onMessage = ({ data }: MessageEvent) => {
      const path = ownPath(typeof data?.open === "string" ? data.open : null);
      if (path) void navigate(path);
    };
    navigator.serviceWorker.addEventListener("message", onMessage);
    return () => navigator.serviceWorker.removeEventListener("message", onMessage);
  }, [navigate]);
}

const counted = /^\(\d+\+?\) /;

/** '(2) Kwispel | Chats': a tab in the background says that somebody wrote. */
export function titleWithCount(title: string, count: number): string {
  const bare = title.replace(counted, "");
  if (count <= 0) return bare;
  return `(${count > 99 ? "99+" : count}) ${bare}`;
}

/** Pages set their titles as they come and go; the count is put in front of each. */
function showCountInTitle(count: number): () => void {
  const apply = () => {
    const title = titleWithCount(document.title, count);
    if (title !== document.title) document.title = title;
  };
  apply();
  const observer = new MutationObserver(apply);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    document.title = titleWithCount(document.title, 0);
  };
}
