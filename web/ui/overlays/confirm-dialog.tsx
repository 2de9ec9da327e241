import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

export type ConfirmDialogProps = Pick<DialogProps, "title" | "mustAnswer" | "isAboutLeaving"> & {
  open?: boolean;
  /** What happens, and what can't be taken back. */
  children: ReactNode;
  confirm: string;
  cancel: string;
  /** The button shows that it works for as long as this takes. */
  onConfirm: () => void | Promise<void>;
  /** For work that is known outside. */
  pending?: boolean;
  onClose: () => void;
};

/** A question before something that can't be taken back, or that others notice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, children, confirm, cancel, onConfirm, pending, onClose, ...dialog } = props;
  const [isWorking, setWorking] = useState(false);

  async function go() {
    setWorking(true);
    try {
      await onConfirm();
    } finally {
      setWorking(false);
    }
  }

  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="danger" pending={pending ?? isWorking} onClick={() => void go()}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
