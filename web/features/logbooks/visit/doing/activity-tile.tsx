import { Check, Clock, type LucideIcon } from "lucide-react";
import { cx } from "#web/ui/cx.ts";
import { ScriptButton } from "#web/ui/script-button.tsx";

export type ActivityTileProps = {
  Icon: LucideIcon;
  label: string;
  /** All of it, for those who can't see the tile. */
  spoken: string;
  /** When it was done, the last time; absent: not yet. */
  doneAt?: string;
  /** How often, where that is more than once. */
  times?: string;
  /** It is on the device alone. */
  isWaiting?: boolean;
  /** Nothing can be written now; a press tells why. */
  isRefused: boolean;
  onPress: () => void;
};

/** One thing to do: a tap, and it is done, with its time. */
export function ActivityTile(props: ActivityTileProps) {
  const { Icon, label, spoken, doneAt, times, isWaiting = false, isRefused, onPress } = props;
  const isDone = doneAt !== undefined;
  return (
    <ScriptButton
      aria-disabled={isRefused || undefined}
      onClick={onPress}
      className={cx(
        "relative flex min-h-21 min-w-0 flex-col items-center gap-1 rounded-card px-1 pt-3.5 pb-2.5 text-center transition active:scale-97",
        isDone ? "bg-brand-soft text-brand-strong" : "bg-surface text-ink hover:bg-brand-soft",
        isRefused && "cursor-not-allowed opacity-65 active:scale-100",
      )}
    >
      <span className="sr-only">{spoken}</span>
      <Icon className={cx("size-6 shrink-0", !isDone && "text-brand")} />
      <span
        aria-hidden="true"
        className="w-full text-sm leading-tight font-semibold hyphens-auto wrap-anywhere"
      >
        {label}
      </span>
      {isDone && (
        <span aria-hidden="true" className="tabular text-xs">
          {times && <>{times} </>}
          {doneAt}
        </span>
      )}
      {isDone && <Mark isWaiting={isWaiting} />}
    </ScriptButton>
  );
}

/** Arrived a tick, on the device alone a clock in amber. */
function Mark({ isWaiting }: { isWaiting: boolean }) {
  const Icon = isWaiting ? Clock : Check;
  return (
    <span
      aria-hidden="true"
      className={cx(
        "absolute top-1.5 right-1.5 grid size-5 place-items-center rounded-full",
        isWaiting ? "bg-warn text-surface" : "bg-brand text-on-brand",
      )}
    >
      <Icon className="size-3.5" />
    </span>
  );
}
