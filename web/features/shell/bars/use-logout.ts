import { useState } from "react";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showLoading } from "#web/lib/page/loading.ts";
import { logout } from "#web/lib/session/session.ts";
import { useUser } from "#web/lib/session/user.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { askToLoseUnsent } from "./logout-question-store.ts";

export function useLogout(): { logOut: () => void; loggingOut: boolean } {
  const { t } = useTranslation("shell");
  const userId = useUser()?.id;
  const [loggingOut, setLoggingOut] = useState(false);

  async function run() {
    setLoggingOut(true);
    try {
      if (await mayLeave(userId)) await showLoading(logout(userId));
      else setLoggingOut(false);
    } catch (error) {
      logError("logout failed", error);
      showToast({ text: t("logoutFailed") });
      setLoggingOut(false);
    }
  }

  return { logOut: () => void run(), loggingOut };
}

/** Nothing of theirs waits on this device, or they know that it is lost. */
async function mayLeave(userId: number | undefined): Promise<boolean> {
  if (userId === undefined) return true;
  const { readUnsent } = await import("#web/lib/outbox/unsent.ts");
  const unsent = await readUnsent(userId);
  const count = unsent.pictures + unsent.others + unsent.messages;
  return count === 0 || askToLoseUnsent(unsent);
}
