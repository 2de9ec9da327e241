import { useState } from "react";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";

export type ReasonDialogProps = Omit<ConfirmDialogProps, "onConfirm"> & {
  /** Of the field for the reason, which may stay empty. */
  label: string;
  hint?: string;
  maxLength: number;
  onConfirm: (reason: string) => void | Promise<void>;
};

/** A no that can't be taken back is asked once more, and whoever hears it may be told why. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { label, hint, maxLength, onConfirm, children, ...dialog } = props;
  const [reason, setReason] = useState("");
  return (
    <ConfirmDialog {...dialog} onConfirm={() => onConfirm(reason.trim())}>
      <p>{children}</p>
      <TextAreaField
        className="mt-4"
        label={label}
        hint={hint}
        optional
        rows={3}
        maxLength={maxLength}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
