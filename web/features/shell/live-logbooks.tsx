import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "#web/lib/api/browser-api.ts";
import { useCatchUp } from "#web/lib/live/catching-up.ts";
import { logbookUpdates } from "#web/lib/live/channels.ts";
import { publishUnreadUpdates } from "#web/lib/live/unread-logbooks.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import { useUser } from "#web/lib/session/user.ts";

const unreadKey = ["unreadLogbooks"] as const;

/** Everywhere on the site the bars say how much in logbooks this reader has not seen. */
export function FollowLogbooks() {
  const user = useUser();
  const queries = useQueryClient();
  const profileId = user?.profile?.id;
  const { data: count, dataUpdatedAt } = useQuery({
    queryKey: [...unreadKey, profileId],
    queryFn: countUnread,
    enabled: profileId !== undefined,
  });
  useChannel(logbookUpdates, user && { userId: user.id }, {
    "logbook-updates": ({ profileId: of, unreadUpdates }) =>
      queries.setQueryData([...unreadKey, of], unreadUpdates),
    onReady: useCatchUp(unreadKey),
  });

  // The page of a logbook tells here too: what is heard counts again, though it be the same number.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, not each other number.
  useEffect(() => {
    if (count !== undefined) publishUnreadUpdates(count);
  }, [count, dataUpdatedAt]);
  return null;
}

async function countUnread(): Promise<number> {
  const query = { filter: "upcoming" } as const;
  return (await api.call("logbooks.list", { query })).unreadUpdates;
}
