import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";

export type QuestionSheetProps = {
  title: string;
  children: ReactNode;
  /** The likeliest first. */
  answers: readonly { label: string; onPress: () => void }[];
  onClose: () => void;
};

/** One thing that has to be known before something is written: a press for each answer. */
export function QuestionSheet({ title, children, answers, onClose }: QuestionSheetProps) {
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} wide="centre">
      <div className="grid gap-5 pb-5">
        <p>{children}</p>
        <div className="grid gap-2">
          {answers.map(({ label, onPress }, index) => (
            <Button
              key={label}
              wide
              variant={index === 0 ? "brand" : "secondary"}
              onClick={onPress}
              className="h-auto min-h-12 py-3 whitespace-normal"
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </Sheet>
  );
}
