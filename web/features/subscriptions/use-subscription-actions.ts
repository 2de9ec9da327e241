import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showLoading } from "#web/lib/page/loading.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/** What is done with a subscription by a press; says by itself how it went. Never before the server has it. */
export function useSubscriptionAction() {
  const { t } = useTranslation("subscriptions");
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function run(act: () => Promise<unknown>, done: string) {
    if (isBusy) return;
    setBusy(true);
    try {
      await act();
      showToast({ text: done });
    } catch (error) {
      if (!(error instanceof ApiError)) logError("subscription not changed", error);
      const [line] = error instanceof ApiError ? error.messages : [];
      showToast({ text: line ?? t("failed") });
    } finally {
      setBusy(false);
      await showLoading(revalidate());
    }
  }
  return { isBusy, run };
}
