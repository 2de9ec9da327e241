import { X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useRef, useSyncExternalStore } from "react";
import { useFootHeight } from "#web/lib/browser/foot.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { type Toast, toastStore } from "./toast-store.ts";

const none: readonly Toast[] = [];

/** Once a page, in the shell. Its live region must be there before the first toast is. */
export function Toaster() {
  const { t } = useTranslation("ui");
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none);
  const cameFrom = useRef<HTMLElement | null>(null);
  const bottom = useFootHeight(toasts.length > 0, toasts);

  function enter(event: FocusEvent<HTMLElement>) {
    toastStore.pause();
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  }

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) toastStore.resume();
  }

  function close(id: number) {
    toastStore.dismiss(id);
    // The button that had the focus is gone; without this the focus falls to the top of the page.
    cameFrom.current?.focus({ preventScroll: true });
    cameFrom.current = null;
  }

  function closeByKey(event: KeyboardEvent, id: number) {
    if (event.key === "Escape") close(id);
  }

  return (
    <section
      aria-label={t("toasts")}
      // Never over a button or a field that stays at the foot.
      style={{ bottom }}
      className="pointer-events-none fixed inset-x-0 bottom-bar z-60 pb-safe"
    >
      <ol
        aria-live="polite"
        aria-relevant="additions"
        className="wrap flex flex-col items-center gap-2 md:items-start"
        // Who moves over one reads it; a pointer that lay where it came up doesn't. A finger that is down on
        // one keeps it too, or it could go from under it.
        onPointerMove={toastStore.pause}
        onPointerDown={toastStore.pause}
        onPointerLeave={toastStore.resume}
        onFocus={enter}
        onBlur={leave}
      >
        {toasts.map((toast) => (
          <ToastRow
            key={toast.id}
            toast={toast}
            onClose={() => close(toast.id)}
            onKeyDown={(event) => closeByKey(event, toast.id)}
          />
        ))}
      </ol>
    </section>
  );
}

type ToastRowProps = {
  toast: Toast;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function ToastRow({ toast, onClose, onKeyDown }: ToastRowProps) {
  const { t } = useTranslation("ui");
  const { action } = toast;

  function take() {
    action?.onAction();
    onClose();
  }

  return (
    <li
      onKeyDown={onKeyDown}
      className="pointer-events-auto flex min-h-13 w-full max-w-dialog animate-rise items-center gap-1 rounded-field bg-ink py-1 pr-1 pl-4 font-medium text-on-ink shadow-float sm:w-auto"
    >
      <span className="mr-2 flex-1 py-2">{toast.text}</span>
      {action && (
        <button
          type="button"
          onClick={take}
          className="min-h-11 shrink-0 rounded-small px-3 font-bold text-on-ink-accent focus-visible:outline-on-ink-accent"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        onClick={onClose}
        aria-label={t("close")}
        className="grid size-11 shrink-0 place-items-center rounded-small focus-visible:outline-on-ink-accent"
      >
        <X className="size-5" />
      </button>
    </li>
  );
}
