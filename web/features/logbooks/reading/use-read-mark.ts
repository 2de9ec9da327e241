import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Logbook } from "#contract/logbooks.ts";
import { logError } from "#web/lib/browser/log.ts";
import { publishCounts } from "#web/lib/live/counts.ts";
import { readLogbook } from "../logbook-calls.ts";
import { listKey, logbookKey } from "../logbooks-cache.ts";

/** What is on the screen of somebody who looks at it was read; the counts elsewhere go down at once. */
export function useReadMark({ id, unreadUpdatesCount }: Logbook): void {
  const queries = useQueryClient();
  const isUnread = unreadUpdatesCount > 0;
  useEffect(() => {
    if (!isUnread) return;
    let isSent = false;
    function readIfSeen() {
      if (isSent || document.visibilityState !== "visible") return;
      isSent = true;
      readLogbook(id)
        .then(({ unreadUpdates }) => {
          queries.setQueryData<Logbook>(
            logbookKey(id),
            (logbook) => logbook && { ...logbook, unreadUpdatesCount: 0 },
          );
          publishCounts({ unreadUpdates });
          return queries.invalidateQueries({ queryKey: listKey });
        })
        // It stays marked as new: that is all that comes of it.
        .catch((error: unknown) => logError("logbook not marked as read", error));
    }
    readIfSeen();
    document.addEventListener("visibilitychange", readIfSeen);
    return () => document.removeEventListener("visibilitychange", readIfSeen);
  }, [id, isUnread, queries]);
}
