import { CalendarSync } from "lucide-react";
import type { OwnCalendar } from "#contract/bookings/calendars.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoment } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { removeCalendarForm } from "./plain-forms.ts";

export type OwnCalendarRowProps = { calendar: OwnCalendar; now: string; onRemove: () => void };

/** Where it is, and how it stands; not the whole address, which is nobody's business who looks along. */
export function OwnCalendarRow({ calendar, now, onRemove }: OwnCalendarRowProps) {
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
