import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useClosesOnBack } from "#web/lib/back/use-closes-on-back.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

export const scrimLook =
  "fixed inset-0 z-50 flex h-(--visual-viewport-height) bg-scrim data-entering:animate-fade-in data-exiting:animate-fade-out";

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** Buttons, the one that acts last. */
  actions?: ReactNode;
  /** A question that must be answered: no cross, no closing by a press beside it. */
  mustAnswer?: boolean;
  /** It asks whether to leave the page, and may be asked by a step back itself. */
  isAboutLeaving?: boolean;
};

/** One short question. Rises from below on phones, under the thumb; in the middle from 1024 px. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, children, actions, mustAnswer, isAboutLeaving } = props;
  const { t } = useTranslation("ui");
  useClosesOnBack(open && !isAboutLeaving, () => onOpenChange(false));
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable={!mustAnswer}
      isKeyboardDismissDisabled={mustAnswer}
      className={cx(scrimLook, "items-end justify-center md:items-center")}
    >
      <Modal className="w-full max-w-form data-entering:animate-sheet-up data-exiting:animate-sheet-down md:max-w-dialog md:data-entering:animate-rise md:data-exiting:animate-sink">
        <AriaDialog
          role={mustAnswer ? "alertdialog" : "dialog"}
          className="flex max-h-(--visual-viewport-height) flex-col overflow-y-auto rounded-t-panel bg-surface p-5 pb-safe text-ink shadow-float outline-none md:rounded-panel md:p-6"
        >
          <div className="flex items-start justify-between gap-3">
            <Heading slot="title" className="pt-1.5 text-xl">
              {title}
            </Heading>
            {!mustAnswer && (
              <IconButton
                label={t("close")}
                icon={<X />}
                onClick={() => onOpenChange(false)}
                className="-mr-2"
              />
            )}
          </div>
          <div className="mt-2 text-ink-soft">{children}</div>
          {actions && (
            <div data-foot className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
              {actions}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
