import { useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { reasonMaxLength } from "../change/limits.ts";

export type DeclineDialogProps = {
  name: string;
  pending: boolean;
  onDecline: (reason: string) => void;
  onClose: () => void;
};

/** Loaded when asked for. */
export function DeclineDialog({ name, pending, onDecline, onClose }: DeclineDialogProps) {
  const { t } = useTranslation("bookings");
  const [reason, setReason] = useState("");
  return (
    <ConfirmDialog
      title={t("answer.declineTitle")}
      confirm={t("answer.declineConfirm")}
      cancel={t("answer.back")}
      pending={pending}
      onConfirm={() => onDecline(reason)}
      onClose={onClose}
    >
      <p>{t("answer.declineText", { name })}</p>
      <TextAreaField
        className="mt-4"
        label={t("answer.declineReason", { name })}
        optional
        rows={3}
        maxLength={reasonMaxLength}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
