import { X } from "lucide-react";
import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useClosesOnBack } from "#web/lib/back/use-closes-on-back.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { scrimLook } from "./dialog.tsx";

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** Stays in view under what scrolls. */
  footer?: ReactNode;
  /** Where it goes from 1024 px on; on phones it always comes from below. */
  wide?: "side" | "centre";
};

const looks = {
  side: {
    scrim: "md:items-stretch md:justify-end",
    modal:
      "md:h-full md:max-w-side md:data-entering:animate-slide-in md:data-exiting:animate-slide-out",
    panel: "md:h-full md:max-h-none md:rounded-none",
  },
  centre: {
    scrim: "md:items-center",
    modal: "md:max-w-form md:data-entering:animate-rise md:data-exiting:animate-sink",
    panel: "md:rounded-panel",
  },
};

export function Sheet(props: SheetProps) {
  const { open, onOpenChange, wide = "side" } = props;
  const look = looks[wide];
  useClosesOnBack(open, () => onOpenChange(false));
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable
      className={cx(scrimLook, "items-end justify-center", look.scrim)}
    >
      <Modal
        className={cx(
          "w-full max-w-form data-entering:animate-sheet-up data-exiting:animate-sheet-down",
          look.modal,
        )}
      >
        <Panel {...props} className={look.panel} />
      </Modal>
    </ModalOverlay>
  );
}

/** Apart, so that how far it was pulled is forgotten when it has closed. */
function Panel(props: SheetProps & { className: string }) {
  const { onOpenChange, title, children, footer, className } = props;
  const { t } = useTranslation("ui");
  const swipe = useSwipeDown(() => onOpenChange(false));
  return (
    <AriaDialog
      style={swipe.style}
      className={cx(
        "flex max-h-[calc(var(--visual-viewport-height)-2rem)] flex-col rounded-t-panel bg-surface text-ink shadow-float outline-none",
        className,
      )}
    >
      <div
        {...swipe.handle}
        aria-hidden="true"
        className="grid h-7 shrink-0 cursor-grab touch-none place-items-center md:hidden"
      >
        <span className="h-1 w-10 rounded-full bg-edge" />
      </div>
      <div className="flex shrink-0 items-start justify-between gap-3 px-5 pb-3 md:px-6 md:pt-5">
        <Heading slot="title" className="pt-1.5 text-xl">
          {title}
        </Heading>
        <IconButton
          label={t("close")}
          icon={<X />}
          onClick={() => onOpenChange(false)}
          className="-mr-2"
        />
      </div>
      <div className={cx("min-h-0 flex-1 overflow-y-auto px-5 md:px-6", !footer && "pb-safe")}>
        {children}
      </div>
      {footer && (
        <div
          data-foot
          className="flex shrink-0 gap-3 border-t border-line px-5 pt-4 pb-safe md:px-6"
        >
          {footer}
        </div>
      )}
    </AriaDialog>
  );
}

const farEnough = 96;

/** A pull on the handle moves the sheet along and, far enough, closes it. Only ever a shortcut. */
function useSwipeDown(onClose: () => void) {
  const from = useRef<number | null>(null);
  const [pulled, setPulled] = useState(0);

  function down(event: PointerEvent<HTMLElement>) {
    from.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (from.current !== null) setPulled(Math.max(0, event.clientY - from.current));
  }

  function up() {
    if (from.current === null) return;
    from.current = null;
    // On closing it stays where the finger left it, and slides away from there.
    if (pulled > farEnough) onClose();
    else setPulled(0);
  }

  return {
    handle: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
    style: pulled > 0 ? { transform: `translateY(${pulled}px)` } : undefined,
  };
}
