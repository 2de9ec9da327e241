import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { maxLength } from "../messages/message-limits.ts";

export type DeclineDialogProps = {
  name: string;
  onDecline: (message: string) => Promise<void>;
  onClose: () => void;
};

export function DeclineDialog({ name, onDecline, onClose }: DeclineDialogProps) {
  const { t } = useTranslation("chat");
  const [message, setMessage] = useState("");
  const [pending, setPending] = useState(false);

  async function decline() {
    setPending(true);
    await onDecline(message);
    setPending(false);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("decline.title", { name })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("decline.cancel")}
          </Button>
          <Button variant="danger" pending={pending} onClick={() => void decline()}>
            {t("decline.confirm")}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
