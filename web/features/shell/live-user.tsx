import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { User } from "#contract/account.ts";
import { userUpdates } from "#contract/account.ts";
import { channelName } from "#contract/shared/realtime.ts";
import { useLoadedQuery } from "#web/lib/loaded-query.ts";
import { Queries } from "#web/lib/queries.tsx";
import { fetchProfile } from "#web/lib/session.ts";
import { connectRealtime } from "#web/lib/socket.ts";
import { publishUser, useLoadedUser, userQueryKey } from "#web/lib/user.ts";

/** Whoever is logged in hears at once of a change to their account, made here or elsewhere. */
export function LiveUser() {
  return (
    <Queries>
      <FollowUser />
    </Queries>
  );
}

function FollowUser() {
  const source = useLoadedUser();
  const query = { queryKey: userQueryKey, queryFn: fetchProfile, enabled: source.value !== null };
  const { data: user } = useLoadedQuery<User | null>(query, source);
  useUserUpdates(user?.id);

  useEffect(() => {
    if (user) publishUser(source, user);
  }, [source, user]);
  return null;
}

function useUserUpdates(userId: number | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    const channel = channelName(userUpdates, { userId });
    let stop: (() => void)[] | null = [];
    void connectRealtime().then((realtime) => {
      stop?.push(
        realtime.subscribe(channel, (event, payload) => {
          if (event === "user-updates") {
            queries.setQueryData(userQueryKey, (payload as { user: User }).user);
          }
        }),
        // Something may have been missed in between.
        realtime.onReconnect(() => void queries.invalidateQueries()),
      );
    });
    return () => {
      for (const end of stop ?? []) end();
      stop = null;
    };
  }, [userId, queries]);
}
