import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";

export type RemoveProfileDialogProps = {
  type: ProfileType;
  open: boolean;
  /** Why it could not be removed. */
  lines: readonly string[];
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

export function RemoveProfileDialog(props: RemoveProfileDialogProps) {
  const { type, open, lines, pending, onClose, onConfirm } = props;
  const { t } = useTranslation("profile-switch");
  return (
    <ConfirmDialog
      open={open}
      title={t(`removal.${type}.title`)}
      confirm={t("removal.confirm")}
      cancel={t("removal.keep")}
      pending={pending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(`removal.${type}.text`)}</p>
      <ErrorBanner lines={lines} className="mt-4" />
    </ConfirmDialog>
  );
}
