import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import type { User } from "#contract/account.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";

/**
 * Who is logged in. The root's loader says so before anything is drawn; from then on a query follows
 * the user (features/shell/live-user.tsx) and tells what changed. Only users load that query.
 */
export const userQueryKey = ["user"] as const;

type LoadedUser = Loaded<User | null>;

const nobody: LoadedUser = { value: null };

export function useLoadedUser(): LoadedUser {
  return useRouteLoaderData<{ user?: LoadedUser }>("root")?.user ?? nobody;
}

/** The latest of the user, or null for a guest. */
export function useUser(): User | null {
  const source = useLoadedUser();
  const latest = useSyncExternalStore(
    subscribe,
    () => followed,
    () => null,
  );
  // What was followed since an earlier answer of the loader says nothing about this one.
  return latest?.source === source ? latest.user : source.value;
}

/** As whom they are here. The type last used decides; who never chose has the profile made first. */
export function profileTypeInUse(
  user: Pick<User, "lastUsedProfileType" | "profile">,
): ProfileType | null {
  return user.lastUsedProfileType ?? user.profile?.profileType ?? null;
}

let followed: { source: LoadedUser; user: User } | null = null;
const listeners = new Set<() => void>();

export function publishUser(source: LoadedUser, user: User): void {
  followed = { source, user };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
