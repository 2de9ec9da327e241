import { type ReactNode, useState } from "react";
import { type RadioCard, RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";

export type ChoiceDialogProps<Id extends string> = Omit<ConfirmDialogProps, "onConfirm"> & {
  /** What is chosen from. */
  label: string;
  /** None: there is nothing to choose, and it only asks. */
  options: readonly RadioCard<Id>[];
  /** Chosen until somebody chooses another; it is also what is meant where there is no choice. */
  initial: Id;
  onConfirm: (choice: Id) => void | Promise<void>;
};

/** A question before something that can't be taken back, and that can be done in more than one way. */
export function ChoiceDialog<Id extends string>(props: ChoiceDialogProps<Id>) {
  const { label, options, initial, onConfirm, children, ...dialog } = props;
  const [choice, setChoice] = useState<Id>(initial);
  const content: ReactNode = children;
  return (
    <ConfirmDialog {...dialog} onConfirm={() => onConfirm(choice)}>
      {content}
      {options.length > 0 && (
        <RadioCards
          className="mt-4"
          {...{ label, options }}
          value={choice}
          onChange={(next) => next && setChoice(next)}
        />
      )}
    </ConfirmDialog>
  );
}
