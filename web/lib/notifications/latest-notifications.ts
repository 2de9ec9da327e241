import { queryOptions } from "@tanstack/react-query";

const latestKey = ["latestNotifications"] as const;

/** What the bell shows: the newest, and how many were not read. */
export const latestNotifications = {
  /** Of whoever is logged in. */
  key: latestKey,
  of: (userId: number | undefined) =>
    queryOptions({
      queryKey: [...latestKey, userId],
      queryFn: async () => (await import("./notification-list-calls.ts")).fetchLatest(),
      enabled: userId !== undefined,
    }),
};
