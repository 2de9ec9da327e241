import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { OwnCalendar } from "#contract/bookings/calendars.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { usePressOf } from "#web/ui/actions/use-press-of.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { AddCalendarForm } from "./add-calendar-form.tsx";
import { OwnCalendarRow } from "./own-calendar-row.tsx";
import { removeCalendarForm } from "./plain-forms.ts";

export type OwnCalendarsSectionProps = {
  calendars: readonly OwnCalendar[];
  /** There are as many as there may be. */
  isFull: boolean;
  /** When the page was made. */
  now: string;
};

/** A sitter's own calendars, whose busy days are not offered. */
export function OwnCalendarsSection({ calendars, isFull, now }: OwnCalendarsSectionProps) {
  const { t } = useTranslation("calendars");
  const { revalidate } = useRevalidator();
  const removed = useSentForm(removeCalendarForm.name);
  const [asked, setAsked] = useState<OwnCalendar | null>(null);
  useFirstRead(calendars);

  const { press } = usePressOf(removeCalendarForm, {
    done: t("own.removed"),
    async onEnd() {
      await revalidate();
      setAsked(null);
    },
  });

  return (
    <CardSection heading={t("own.heading")} text={t("own.text")}>
      <div className="grid gap-5">
        <ErrorBanner lines={removed?.messages ?? []} />
        {calendars.length > 0 && (
          <div>
            <ul aria-label={t("own.list")} className="-mt-3 divide-y divide-line">
              {calendars.map((calendar) => (
                <OwnCalendarRow
                  key={calendar.id}
                  calendar={calendar}
                  now={now}
                  onRemove={() => setAsked(calendar)}
                />
              ))}
            </ul>
            <p className="text-sm text-ink-soft">{t("own.every")}</p>
          </div>
        )}
        {isFull ? <p>{t("own.most")}</p> : <AddCalendarForm />}
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={t("own.removeTitle")}
        confirm={t("own.removeConfirm")}
        cancel={t("own.keep")}
        onConfirm={() => asked && press({ url: asked.url })}
        onClose={() => setAsked(null)}
      >
        {t("own.removeText")}
      </ConfirmDialog>
    </CardSection>
  );
}

const lookAgainMs = 3_000;
/** A minute: a server that takes longer has other things to do, and the next visit shows it. */
const mostLooks = 20;

/** Looks again while a calendar that was just added is read for the first time. */
function useFirstRead(calendars: readonly OwnCalendar[]): void {
  const { revalidate } = useRevalidator();
  const isWaiting = calendars.some(({ lastTriedAt }) => !lastTriedAt);
  const looks = useRef(0);
  useEffect(() => {
    if (!isWaiting) {
      looks.current = 0;
      return;
    }
    const timer = setInterval(() => {
      looks.current += 1;
      if (looks.current >= mostLooks) clearInterval(timer);
      void revalidate();
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
