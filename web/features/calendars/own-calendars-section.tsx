import { CalendarSync } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { OwnCalendar } from "#contract/bookings/calendars.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoment } from "#web/lib/text/formatting.ts";
import { usePressOf } from "#web/ui/actions/use-press-of.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { addCalendarForm, removeCalendarForm } from "./plain-forms.ts";

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

const loadRules = () => import("./calendar-rules.ts");

function AddCalendarForm() {
  const { t } = useTranslation("calendars");
  const { revalidate } = useRevalidator();
  const form = useFormOf(addCalendarForm, {
    check: async (values, locale) => (await loadRules()).checkCalendar(values, locale),
    async onDone() {
      form.change(addCalendarForm.initial);
      showToast({ text: t("own.added") });
      await revalidate();
    },
  });

  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-4">
      <ErrorBanner lines={form.messages} />
      <TextField
        type="url"
        label={t("own.label")}
        hint={t("own.hint")}
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        {...form.field("url")}
      />
      <div>
        <Button type="submit" variant="secondary" pending={form.pending}>
          {t("own.add")}
        </Button>
      </div>
    </Form>
  );
}

type OwnCalendarRowProps = { calendar: OwnCalendar; now: string; onRemove: () => void };

/** Where it is, and how it stands; not the whole address, which is nobody's business who looks along. */
function OwnCalendarRow({ calendar, now, onRemove }: OwnCalendarRowProps) {
  const { t } = useTranslation("calendars");
  const { host, url, problem } = calendar;
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-3.5 gap-y-2 py-3 md:grid-cols-[auto_1fr_auto] md:items-center">
      <CalendarSync className="size-6 text-brand" />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{host}</p>
        <p className="text-sm text-ink-soft">
          <State calendar={calendar} now={now} />
        </p>
        {problem && <p className="mt-1 text-sm text-danger">{t(`own.problems.${problem}`)}</p>}
      </div>
      <ButtonForm name={removeCalendarForm.name} onPress={onRemove} className="max-md:col-start-2">
        <input type="hidden" name="url" value={url} />
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          aria-label={t("own.removeOf", { host })}
        >
          {t("own.remove")}
        </Button>
      </ButtonForm>
    </li>
  );
}

function State({ calendar, now }: Pick<OwnCalendarRowProps, "calendar" | "now">) {
  const { t } = useTranslation("calendars");
  const locale = useLocale();
  const { lastReadAt, lastTriedAt, problem, busyTimes } = calendar;
  if (!lastTriedAt) return t("own.reading");
  if (!lastReadAt) return null;
  const when = formatMoment(lastReadAt, locale, new Date(now));
  if (problem) return t("own.lastGood", { when });
  const busy = busyTimes === 0 ? t("own.busyNone") : t("own.busy", { count: busyTimes });
  return `${busy} ${t("own.lastRead", { when })}`;
}
