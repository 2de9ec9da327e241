import { useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/** Blocking somebody, and lifting it; says by itself when it didn't work. True: it did. */
export function useBlocking() {
  const { t } = useTranslation("reports");
  const [busyId, setBusyId] = useState<number | null>(null);

  /** Null: not at all any more. */
  async function setBlocked(
    userId: number,
    block: { afterStay: boolean } | null,
  ): Promise<boolean> {
    setBusyId(userId);
    try {
      const params = { userId: String(userId) };
      if (block) await api.call("safety.block", { params, body: block });
      else await api.call("safety.unblock", { params });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) logError("block not changed", error);
      const [line] = error instanceof ApiError ? error.messages : [];
      showToast({ text: line ?? t("block.failed") });
      return false;
    } finally {
      setBusyId(null);
    }
  }

  return {
    busyId,
    block: setBlocked,
    unblock: (userId: number) => setBlocked(userId, null),
  };
}
