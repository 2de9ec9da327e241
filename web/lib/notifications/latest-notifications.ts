import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api/browser-api.ts";

const latestKey = ["latestNotifications"] as const;

/** What unfolds under the bell: the newest; fetched when somebody looks. */
export const latestNotifications = {
  /** Of whoever is logged in. */
  key: latestKey,
  of: (userId: number | undefined) =>
    queryOptions({
      queryKey: [...latestKey, userId],
      queryFn: () => api.call("notifications.list", { query: { limit: 5 } }),
      enabled: userId !== undefined,
      staleTime: 0,
    }),
};
