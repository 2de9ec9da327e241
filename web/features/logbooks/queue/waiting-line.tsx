import { ChevronRight, CircleAlert, CloudOff, CloudUpload } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useOnline } from "#web/lib/live/online.ts";
import { cx } from "#web/ui/cx.ts";
import type { LogbookQueue } from "./use-logbook-queue.ts";
import { countInWords, toldDeeds } from "./waiting-words.ts";

/** With network a deed is gone before anybody could read that it waits. */
const patienceMs = 2_500;

export type WaitingLineProps = {
  queue: Pick<LogbookQueue, "waiting" | "preparing" | "isStored">;
  /** Opens the list of what waits. */
  onOpen: () => void;
  className?: string;
};

/** One calm line: what is still on this device alone, and that nothing is lost. */
export function WaitingLine({ queue, onOpen, className }: WaitingLineProps) {
  const { t } = useTranslation("logbook-queue");
  const told = toldDeeds(queue.waiting);
  const refused = told.filter(({ state }) => state === "refused");
  const coming = told.filter(({ state }) => state !== "refused");
  const isOnline = useOnline();
  const isLate = useIsLate(coming.length > 0 || queue.preparing > 0);
  const isShown = refused.length > 0 || ((isLate || !isOnline) && coming.length > 0);
  const isPreparing = isLate && queue.preparing > 0;
  const isSending = isOnline && coming.some(({ state }) => state === "sending");
  if (!isShown && !isPreparing) return <div role="status" />;

  const what = countInWords(coming, t);
  const kept = queue.isStored ? t(isSending ? "line.onItsWay" : "line.kept") : t("line.notKept");
  const lines = isPreparing
    ? [t("line.preparing", { count: queue.preparing }), t("line.keepOpen")]
    : refused.length > 0
      ? [t("line.refused", { count: refused.length }), t("line.look")]
      : [t(isSending ? "line.sending" : "line.waiting", { what }), kept];
  const isBad = refused.length > 0;
  const Icon = isBad ? CircleAlert : isSending || isPreparing ? CloudUpload : CloudOff;
  return (
    <div role="status" className={className}>
      <button
        type="button"
        onClick={onOpen}
        className={cx(
          "flex w-full items-center gap-3.5 rounded-field px-4 py-3.5 text-left text-ink",
          isBad ? "bg-danger-soft" : "bg-warn-soft",
        )}
      >
        <Icon className={cx("size-5 shrink-0", isBad ? "text-danger" : "text-warn")} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{lines[0]}</span>
          <span className="block text-ink-soft">{lines[1]}</span>
        </span>
        <ChevronRight className="size-5 shrink-0" />
      </button>
    </div>
  );
}

/** Whether it has been so for a while. */
function useIsLate(isSo: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isSo) return setLate(false);
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isLate;
}
