import { useEffect, useState } from "react";
import type { WhatEnds } from "#contract/account/account-deletion.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";

/** Null while it is asked for; undefined when it can't be had, and then nothing is confirmed either. */
export function useWhatEnds(isWanted: boolean): WhatEnds | null | undefined {
  const [ends, setEnds] = useState<WhatEnds | null | undefined>(null);
  useEffect(() => {
    if (!isWanted) return;
    const asking = new AbortController();
    setEnds(null);
    api
      .call("deletion.getWhatEnds", {}, { signal: asking.signal })
      .then(({ data }) => setEnds(data))
      .catch((error: unknown) => {
        if (asking.signal.aborted) return;
        logError("what ends with the account is not known", error);
        setEnds(undefined);
      });
    return () => asking.abort();
  }, [isWanted]);
  return ends;
}
