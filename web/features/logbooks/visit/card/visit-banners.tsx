import { CircleCheck, DoorOpen, Undo2 } from "lucide-react";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import {
  clockInWords,
  dayInWords,
  dayOf,
  type LogbookWords,
  minutesBetween,
} from "../../logbook-words.ts";
import type { VisitState } from "../visit-state.ts";
import { durationInWords } from "../visit-words.ts";

export type LeftBannerProps = {
  state: Extract<VisitState, { kind: "left" }>;
  words: LogbookWords;
  onUndo: () => void;
  /** Back for something else: another visit. */
  onComeBack: () => void;
};

/** Just gone: when that was, when the next visit is, and the way back in. */
export function LeftBanner({ state: { entry, next }, words, onUndo, onComeBack }: LeftBannerProps) {
  const { t } = useTranslation("logbook-visit");
  const minutes = minutesBetween(entry.checkInTime, entry.checkOutTime);
  return (
    <div role="status" className="flex gap-3 rounded-card bg-ok-soft px-4 py-4">
      <CircleCheck className="mt-0.5 size-5 shrink-0 text-ok" />
      <div className="min-w-0">
        <p className="font-semibold">
          {t("done.title", {
            time: clockInWords(entry.checkOutTime),
            duration: durationInWords(minutes, t),
          })}
        </p>
        <p className="text-sm">
          {next
            ? t("done.next", {
                when: dayInWords(dayOf(next.plannedAt), words),
                time: clockInWords(next.plannedAt),
              })
            : t("done.noNext")}
        </p>
        <Button variant="ghost" size="sm" className="-ml-3.5" onClick={onUndo}>
          <Undo2 className="size-5" />
          {t("done.undo")}
        </Button>
        <Button variant="ghost" size="sm" onClick={onComeBack}>
          <DoorOpen className="size-5" />
          {t("done.comeBack")}
        </Button>
      </div>
    </div>
  );
}

type HandoverBannerProps = { logbook: Pick<Logbook, "bookingId">; ownerName: string };

/** Called off while it ran, and the animals are not home: whom to call, and what can still be told here. */
export function HandoverBanner({ logbook, ownerName: name }: HandoverBannerProps) {
  const { t } = useTranslation("logbook-visit");
  const urls = useUrls();
  return (
    <Banner
      tone="warn"
      title={t("handover.title")}
      action={
        logbook.bookingId !== undefined && (
          <LinkButton to={urls.booking(logbook.bookingId)} variant="secondary" size="sm">
            {t("handover.toBooking")}
          </LinkButton>
        )
      }
    >
      {t("handover.text", { name })}
    </Banner>
  );
}
