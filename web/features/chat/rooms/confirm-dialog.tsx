import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

export type ConfirmDialogProps = {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

/** A question before something that others notice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel, onConfirm, onClose } = props;
  const [pending, setPending] = useState(false);

  async function go() {
    setPending(true);
    await onConfirm();
    setPending(false);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="danger" pending={pending} onClick={() => void go()}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
