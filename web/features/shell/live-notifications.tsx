import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useCatchUp } from "#web/lib/live/catching-up.ts";
import { notificationsChannel } from "#web/lib/live/channels.ts";
import { publishUnreadNotifications } from "#web/lib/live/unread-notifications.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import { latestNotifications } from "#web/lib/notifications/latest-notifications.ts";
import { useUser } from "#web/lib/session/user.ts";

/** Everywhere on the site the bell says how much is new; windows agree. */
export function FollowNotifications() {
  const user = useUser();
  const queries = useQueryClient();
  const { data: latest } = useQuery(latestNotifications.of(user?.id));
  const readAgain = () => void queries.invalidateQueries({ queryKey: latestNotifications.key });
  useChannel(notificationsChannel, user && { userId: user.id }, {
    notification: readAgain,
    onReady: useCatchUp(latestNotifications.key),
  });
  const unread = latest?.unreadCount;
  useEffect(() => {
    if (unread !== undefined) publishUnreadNotifications(unread);
  }, [unread]);
  return null;
}
