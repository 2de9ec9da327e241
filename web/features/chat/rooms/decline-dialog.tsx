import { useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { maxLength } from "../messages/message-limits.ts";

export type DeclineDialogProps = {
  name: string;
  onDecline: (message: string) => Promise<unknown>;
  onClose: () => void;
};

export function DeclineDialog({ name, onDecline, onClose }: DeclineDialogProps) {
  const { t } = useTranslation("chat");
  const [message, setMessage] = useState("");
  return (
    <ConfirmDialog
      title={t("decline.title", { name })}
      confirm={t("decline.confirm")}
      cancel={t("decline.cancel")}
      onConfirm={() => onDecline(message).then(onClose)}
      onClose={onClose}
    >
      <p>{t("decline.text", { name })}</p>
      <TextAreaField
        className="mt-4"
        label={t("decline.message")}
        hint={t("decline.example")}
        optional
        rows={3}
        maxLength={maxLength}
        value={message}
        onChange={setMessage}
      />
    </ConfirmDialog>
  );
}
