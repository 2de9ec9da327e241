import { Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";

const ConfirmDialog = lazyPart(
  async () => (await import("#web/ui/overlays/confirm-dialog.tsx")).ConfirmDialog,
);

export function RemoveRequest({ onRemoved }: { onRemoved: () => Promise<void> }) {
  const { t } = useTranslation("requests");
  const [asked, setAsked] = useState(false);

  const { press, pending } = useAction({
    send: (call) => call("requests.remove", {}),
    onDone() {
      setAsked(false);
      return onRemoved();
    },
    done: t("manage.deleted"),
    failed: t("manage.deleteFailed"),
  });

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
            pending={pending}
            onConfirm={press}
            onClose={() => setAsked(false)}
          >
            {t("manage.deleteText")}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
