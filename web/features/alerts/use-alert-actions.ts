import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Alert } from "#contract/notices/alerts.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showLoading } from "#web/lib/page/loading.ts";
import { showToast, type ToastInput } from "#web/ui/overlays/toast-store.ts";

const loadCalls = () => import("./alert-calls.ts");

/** What can be done with an alert in the list; says by itself how it went. */
export function useAlertActions() {
  const { t } = useTranslation("alerts");
  const { revalidate } = useRevalidator();
  const [busyId, setBusyId] = useState<number | null>(null);

  async function run({ id }: Alert, act: () => Promise<unknown>, done?: ToastInput) {
    setBusyId(id);
    try {
      await act();
      if (done) showToast(done);
    } catch (error) {
      logError("alert not changed", error);
      const said = error instanceof ApiError && error.status === 409 ? error.message : null;
      showToast({ text: said ?? t("list.failed") });
    } finally {
      setBusyId(null);
      await showLoading(revalidate());
    }
  }

  const putBack = (alert: Alert) => run(alert, async () => (await loadCalls()).putBackAlert(alert));
  return {
    busyId,
    setActive: (alert: Alert, active: boolean) =>
      run(alert, async () => (await loadCalls()).updateAlert(alert.id, { active }), {
        text: t(active ? "list.resumed" : "list.paused"),
      }),
    remove: (alert: Alert) =>
      run(alert, async () => (await loadCalls()).removeAlert(alert.id), {
        text: t("list.removed"),
        action: { label: t("list.undo"), onAction: () => void putBack(alert) },
      }),
  };
}
