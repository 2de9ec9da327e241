import { useTranslation } from "react-i18next";
import type { ProfileType } from "#contract/profiles.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Banner } from "#web/ui/page/banner.tsx";

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
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`removal.${type}.title`)}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("removal.keep")}
          </Button>
          <Button variant="danger" pending={pending} onClick={onConfirm}>
            {t("removal.confirm")}
          </Button>
        </>
      }
    >
      <p>{t(`removal.${type}.text`)}</p>
      {lines.length > 0 && (
        <Banner tone="bad" live className="mt-4">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Banner>
      )}
    </Dialog>
  );
}
