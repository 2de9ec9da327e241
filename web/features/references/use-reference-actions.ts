import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OwnReference } from "#contract/references.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showLoading } from "#web/lib/page/loading.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

const paramsOf = ({ id }: OwnReference) => ({ params: { id: String(id) } });

/** What a sitter can do with one that was asked for; says by itself how it went. */
export function useReferenceActions() {
  const { t } = useTranslation("references");
  const { revalidate } = useRevalidator();
  const [busyId, setBusyId] = useState<number | null>(null);

  async function run(reference: OwnReference, act: () => Promise<unknown>, done: string) {
    setBusyId(reference.id);
    try {
      await act();
      showToast({ text: done });
    } catch (error) {
      logError("reference not changed", error);
      const said = error instanceof ApiError && error.status === 409 ? error.message : null;
      showToast({ text: said ?? t("list.failed") });
    } finally {
      setBusyId(null);
      await showLoading(revalidate());
    }
  }

  const remind = (reference: OwnReference) =>
    run(
      reference,
      () => api.call("references.remind", paramsOf(reference)),
      t("list.reminded", { name: reference.name }),
    );
  const remove = (reference: OwnReference) =>
    run(reference, () => api.call("references.remove", paramsOf(reference)), t("list.removed"));
  return { busyId, remind, remove };
}
