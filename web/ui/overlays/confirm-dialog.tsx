import type { ReactNode } from "react";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

export type ConfirmDialogProps = Pick<DialogProps, "title" | "mustAnswer" | "isAboutLeaving"> & {
  open?: boolean;
  /** What happens, and what can't be taken back. */
  children: ReactNode;
  confirm: string;
  cancel: string;
  /** The button shows that it works for as long as this takes. */
  onConfirm: () => unknown;
  /** For work that is known outside. */
  pending?: boolean;
  onClose: () => void;
};

/** A question before something that can't be taken back, or that others notice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, children, confirm, cancel, onConfirm, pending, onClose, ...dialog } = props;
  const confirming = useAction({ send: async () => onConfirm() });

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
          <Button
            variant="danger"
            pending={pending ?? confirming.pending}
            onClick={() => void confirming.press()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
