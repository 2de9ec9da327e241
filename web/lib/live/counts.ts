import { useSyncExternalStore } from "react";
import type { UserCounts } from "#contract/notifications.ts";

export type Counts = Omit<UserCounts, "profileId">;

const none: Counts = {
  unreadMessages: 0,
  otherUnreadMessages: 0,
  awaitedBookings: 0,
  unreadUpdates: 0,
  unreadNotifications: 0,
};

let current = none;
const listeners = new Set<() => void>();

function change(counts: Counts): void {
  current = counts;
  for (const listener of listeners) listener();
}

/** Told by `features/shell/live-counts.tsx`, and by pages that were loaded with one of them. */
export function publishCounts(counts: Partial<Counts>): void {
  change({ ...current, ...counts });
}

/** Somebody else is here, or the same with another profile: nothing is known of what waits for them. */
export function forgetCounts(): void {
  change(none);
}

/** What waits for the user, for bars and tabs on every page; nothing on the server, and until somebody told. */
export function useCounts(): Counts {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => none,
  );
}
