import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { browserStorage } from "#web/lib/browser/browser-storage.ts";
import { logError } from "#web/lib/browser/log.ts";
import { restoreSession } from "#web/lib/session/session.ts";
import { onTokenChange, readToken, siteRoot, tokenSettled } from "#web/lib/session/token.ts";
import { useUser } from "#web/lib/session/user.ts";

const triedKey = "session-repair-tried";

/**
 * The token and the session cookie say the same, unless one of them ran out or was cleared. Asking
 * for the profile mends either: with a good token the answer sets the cookie again, without one it
 * is a 401 that clears it. Once a tab, so that a browser that keeps no cookies can't go round.
 */
export function useSessionSync(): void {
  const userId = useUser()?.id ?? null;
  const { revalidate } = useRevalidator();

  useEffect(() => {
    async function mend() {
      await tokenSettled();
      const storage = browserStorage("session");
      const agrees = (readToken() !== null) === (userId !== null);
      if (agrees) {
        storage?.removeItem(triedKey);
        return;
      }
      if (!storage || storage.getItem(triedKey)) return;
      storage.setItem(triedKey, "1");
      await restoreSession();
      await revalidate();
    }
    mend().catch((error: unknown) => logError("session not restored", error));
  }, [userId, revalidate]);

  // Another tab logged in or out: this one shows somebody else's page.
  useEffect(() => onTokenChange(() => window.location.assign(siteRoot)), []);
}
