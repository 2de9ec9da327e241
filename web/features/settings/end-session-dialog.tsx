import { useState } from "react";
import type { Session } from "#contract/account.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

export type EndSessionDialogProps = {
  /** The one to be ended; null: nothing is asked. */
  session: Session | null;
  name: string;
  pending: boolean;
  onClose: () => void;
  onConfirm: (session: Session) => void;
};

export function EndSessionDialog(props: EndSessionDialogProps) {
  const { session, pending, onClose, onConfirm } = props;
  const { t } = useTranslation("settings");
  const shown = useLastGiven(session, props.name);
  const isCurrent = shown.session?.isCurrent === true;
  return (
    <ConfirmDialog
      open={session !== null}
      title={
        isCurrent
          ? t("devices.confirmCurrentTitle")
          : t("devices.confirmTitle", { device: shown.name })
      }
      confirm={t("devices.confirm")}
      cancel={t("devices.keep")}
      pending={pending}
      onConfirm={() => {
        if (shown.session) onConfirm(shown.session);
      }}
      onClose={onClose}
    >
      {isCurrent ? t("devices.confirmCurrentText") : t("devices.confirmText")}
    </ConfirmDialog>
  );
}

/** While the dialog moves out of sight it still says what it said. */
function useLastGiven(session: Session | null, name: string) {
  const [last, setLast] = useState({ session, name });
  if (session && (session !== last.session || name !== last.name)) setLast({ session, name });
  return last;
}
