import { useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { reasonMaxLength } from "../message-limits.ts";

export type DeclineBookingDialogProps = {
  name: string;
  onDecline: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** A no that ends it is asked once more: it can't be taken back. */
export function DeclineBookingDialog({ name, onDecline, onClose }: DeclineBookingDialogProps) {
  const { t } = useTranslation("booking-cards");
  const [reason, setReason] = useState("");
  return (
    <ConfirmDialog
      title={t("decline.title", { name })}
      confirm={t("decline.confirm")}
      cancel={t("decline.cancel")}
      onConfirm={() => onDecline(reason.trim()).then(onClose)}
      onClose={onClose}
    >
      <p>{t("decline.booking", { name })}</p>
      <TextAreaField
        className="mt-4"
        label={t("decline.reason")}
        hint={t("decline.example")}
        optional
        rows={3}
        maxLength={reasonMaxLength}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
