import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { browserStorage } from "#web/lib/browser/browser-storage.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { rememberProfileType } from "#web/lib/session/consent.ts";
import { restoreSession } from "#web/lib/session/session.ts";
import { onTokenChange, readToken, siteRoot, tokenSettled } from "#web/lib/session/token.ts";
import { profileTypeInUse, useUser } from "#web/lib/session/user.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

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

/** Keeps as whom the user is here, and says so when that changes, in this tab or elsewhere. */
export function useProfileType(): void {
  const { t } = useTranslation("shell");
  const user = useUser();
  const userId = user?.id ?? null;
  const type = user ? profileTypeInUse(user) : null;
  const before = useRef({ userId, type });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no other profile.
  useEffect(() => {
    const was = before.current;
    before.current = { userId, type };
    if (!type) return;
    rememberProfileType(type);
    if (was.userId === userId && was.type && was.type !== type) {
      showToast({ text: t(`profile.now.${type}`) });
    }
  }, [userId, type]);
}
