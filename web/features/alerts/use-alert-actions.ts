import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CallInput } from "#contract/endpoints.ts";
import type { Alert } from "#contract/notices/alerts.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showLoading } from "#web/lib/page/loading.ts";
import { showToast, type ToastInput } from "#web/ui/overlays/toast-store.ts";

type NewAlert = CallInput<"alerts.create">["body"];

const paramsOf = ({ id }: Alert) => ({ params: { id: String(id) } });

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

  const putBack = (alert: Alert) => run(alert, () => createAlert(sameOnceMore(alert)));
  return {
    busyId,
    setActive: (alert: Alert, active: boolean) =>
      run(alert, () => api.call("alerts.update", { ...paramsOf(alert), body: { active } }), {
        text: t(active ? "list.resumed" : "list.paused"),
      }),
    remove: (alert: Alert) =>
      run(alert, () => api.call("alerts.remove", paramsOf(alert)), {
        text: t("list.removed"),
        action: { label: t("list.undo"), onAction: () => void putBack(alert) },
      }),
  };
}

const tries = createTries();

export function createAlert(body: NewAlert): Promise<unknown> {
  return tries.once(body, (options) => api.call("alerts.create", { body }, options));
}

/** For who threw it away by mistake. */
function sameOnceMore({ type, place, distance, filters, frequency, active }: Alert): NewAlert {
  const city = place.postalCode ?? place.slug;
  const where = city ? { city } : { latitude: place.latitude, longitude: place.longitude };
  return { type, ...where, distance, filters, frequency, active };
}
