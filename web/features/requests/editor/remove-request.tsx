import { Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";

const Dialog = lazy(() =>
  import("#web/ui/overlays/dialog.tsx").then(({ Dialog }) => ({ default: Dialog })),
);

export function RemoveRequest({ onRemoved }: { onRemoved: () => Promise<void> }) {
  const { t } = useTranslation("requests");
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);

  async function remove() {
    setPending(true);
    try {
      const { removeRequest } = await import("../request-calls.ts");
      await removeRequest();
      setAsked(false);
      await onRemoved();
      showToast({ text: t("manage.deleted") });
    } catch (error) {
      if (!(error instanceof ApiError)) logError("request not removed", error);
      const [line] = error instanceof ApiError ? error.messages : [];
      showToast({ text: line ?? t("manage.deleteFailed") });
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <Button variant="ghost" size="sm" className="text-danger" onClick={() => setAsked(true)}>
        <Trash2 className="size-5" />
        {t("manage.delete")}
      </Button>
      {asked && (
        <Suspense>
          <Dialog
            open
            onOpenChange={setAsked}
            mustAnswer
            title={t("manage.deleteTitle")}
            actions={
              <>
                <Button variant="secondary" onClick={() => setAsked(false)}>
                  {t("manage.deleteKeep")}
                </Button>
                <Button variant="danger" pending={pending} onClick={() => void remove()}>
                  {t("manage.deleteConfirm")}
                </Button>
              </>
            }
          >
            {t("manage.deleteText")}
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
