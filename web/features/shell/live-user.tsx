import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";
import type { User } from "#contract/account.ts";
import { useCatchUp } from "#web/lib/live/catching-up.ts";
import { userUpdates } from "#web/lib/live/channels.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import { useLoadedQuery } from "#web/lib/page/loaded-query.ts";
import { Queries } from "#web/lib/page/query-client.tsx";
import { forgetProfileData } from "#web/lib/session/profile-data.ts";
import { fetchProfile, ProfileRefused, profileWaitMs } from "#web/lib/session/session.ts";
import { publishUser, useLoadedUser, userQueryKey } from "#web/lib/session/user.ts";
import { FollowCounts } from "./live-counts.tsx";

/** Whoever is logged in hears at once of a change to their account, made here or elsewhere. */
export function LiveUser() {
  return (
    <Queries>
      <FollowUser />
      <FollowCounts />
    </Queries>
  );
}

function FollowUser() {
  const source = useLoadedUser();
  const query = {
    queryKey: userQueryKey,
    queryFn: fetchProfile,
    enabled: source.value !== null,
    // Who was refused has lost the token: another try could only be refused too.
    retry: (_failures: number, error: unknown) => !(error instanceof ProfileRefused),
    retryDelay: profileWaitMs,
  };
  const { data: user } = useLoadedQuery<User | null>(query, source);
  useUserUpdates(user?.id);
  useOtherProfile(source.value, user);

  useEffect(() => {
    if (user) publishUser(source, user);
  }, [source, user]);
  return null;
}

/** Another tab or device went on as somebody else: what this page has loaded is not for them. */
function useOtherProfile(loaded: User | null, user: User | null | undefined): void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  // A page on its way brings its own user; to break in would only load it twice.
  const isLoading = state !== "idle" || navigation.state !== "idle";
  const isOther = Boolean(loaded && user && loaded.profile?.id !== user.profile?.id);
  const answered = useRef<User | null>(null);
  useEffect(() => {
    if (!isOther || isLoading || !user || answered.current === user) return;
    // Once for each: a page that can't be loaded now must not be asked for without end.
    answered.current = user;
    void forgetProfileData();
    void revalidate();
  }, [isOther, isLoading, user, revalidate]);
}

function useUserUpdates(userId: number | undefined): void {
  const queries = useQueryClient();
  const catchUp = useCatchUp([]);
  useChannel(userUpdates, userId === undefined ? null : { userId }, {
    "user-updates": ({ user }) => queries.setQueryData(userQueryKey, user),
    // The page came with the user. After a break all of it may be old, also what no channel tells of.
    onReady: (isAfterBreak) => {
      if (isAfterBreak) catchUp();
    },
  });
}
