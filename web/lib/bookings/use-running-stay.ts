import { useEffect, useState } from "react";
import type { RunningStay } from "#contract/trust/safety.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";

/**
 * The stay that goes on with somebody, before they are blocked. Absent: none; also when it can't be had, and
 * then a block that asks to wait for it waits all the same: the server looks.
 */
export function useRunningStay(userId: number | undefined): {
  stay: RunningStay | undefined;
  isLoading: boolean;
} {
  const [found, setFound] = useState<{ stay?: RunningStay | undefined } | null>(null);
  useEffect(() => {
    if (userId === undefined) return setFound({});
    const asking = new AbortController();
    const params = { userId: String(userId) };
    api
      .call("safety.getStay", { params }, { signal: asking.signal })
      .then(({ stay }) => setFound({ stay }))
      .catch((error: unknown) => {
        if (asking.signal.aborted) return;
        logError("running stay not known", error);
        setFound({});
      });
    return () => asking.abort();
  }, [userId]);
  return { stay: found?.stay, isLoading: found === null };
}
