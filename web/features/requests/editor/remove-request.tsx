import { Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";

const ConfirmDialog = lazyPart(
  async () => (await import("#web/ui/overlays/confirm-dialog.tsx")).ConfirmDialog,
);

export function RemoveRequest({ onRemoved }: { onRemoved: () => Promise<void> }) {
  const { t } = useTranslation("requests");
  const [asked, setAsked] = useState(false);

  async function remove() {
    try {
      await api.call("requests.remove", {});
      setAsked(false);
      await onRemoved();
      showToast({ text: t("manage.deleted") });
    } catch (error) {
      if (!(error instanceof ApiError)) logError("request not removed", error);
      const [line] = error instanceof ApiError ? error.messages : [];
      showToast({ text: line ?? t("manage.deleteFailed") });
    }
  }

  return (
    <>
      <Button variant="ghost" size="sm" className="text-danger" onClick={() => setAsked(true)}>
        <Trash2 className="size-5" />
        {t("manage.delete")}
      </Button>
      {asked && (
        <Suspense fallback={<Loading />}>
          <ConfirmDialog
            mustAnswer
            title={t("manage.deleteTitle")}
            confirm={t("manage.deleteConfirm")}
            cancel={t("manage.deleteKeep")}
            onConfirm={remove}
            onClose={() => setAsked(false)}
          >
            {t("manage.deleteText")}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
