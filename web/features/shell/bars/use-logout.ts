import { useState } from "react";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { logout } from "#web/lib/session/session.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

export function useLogout(): { logOut: () => void; loggingOut: boolean } {
  const { t } = useTranslation("shell");
  const [loggingOut, setLoggingOut] = useState(false);

  async function run() {
    setLoggingOut(true);
    try {
      await logout();
    } catch (error) {
      logError("logout failed", error);
      showToast({ text: t("logoutFailed") });
      setLoggingOut(false);
    }
  }

  return { logOut: () => void run(), loggingOut };
}
