import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatTime } from "#web/lib/text/formatting.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField } from "#web/ui/dates/date-field.tsx";
import { TimeField } from "#web/ui/dates/time-field.tsx";
import { publishText, unscheduleText } from "./text-calls.ts";
import type { TextDraft } from "./use-text-draft.ts";

/** Puts a text ready for a day and a time on Amsterdam's clock, or takes that back. */
export function SchedulePanel({ text, errors, act }: Pick<TextDraft, "text" | "errors" | "act">) {
  const { t } = useTranslation("cms-texts");
  const locale = useLocale();
  const [date, setDate] = useState<string | null>(null);
  const [time, setTime] = useState("09:00");
  const setting = useAction({
    send: (call, day: string) =>
      act((revision) => publishText(call, text.id, { revision, date: day, time })),
    done: (_day, isDone) => (isDone ? t("schedule.done") : null),
  });
  const undoing = useAction({
    send: (call) =>
      act((revision) => unscheduleText(call, text.id, { revision }), { replaces: true }),
    done: (_, isDone) => (isDone ? t("schedule.undone") : null),
  });

  const problems = [...(errors.date ?? []), ...(errors.time ?? [])];
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <h2 className="text-lg">{t("schedule.heading")}</h2>
      {text.scheduledAt && (
        <div className="flex flex-wrap items-center gap-3">
          <p>
            {t("schedule.ready", {
              date: formatDate(text.scheduledAt, locale),
              time: formatTime(text.scheduledAt),
            })}
          </p>
          <Button
            size="sm"
            variant="ghost"
            pending={undoing.pending}
            onClick={() => void undoing.press()}
          >
            {t("schedule.undo")}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <DateField label={t("schedule.date")} value={date} onChange={setDate} />
        <TimeField label={t("schedule.time")} value={time} onChange={setTime} className="w-36" />
        <Button
          size="sm"
          variant="secondary"
          pending={setting.pending}
          disabled={date === null || time === ""}
          onClick={() => date !== null && void setting.press(date)}
        >
          <CalendarClock className="size-5" />
          {t("schedule.set")}
        </Button>
      </div>
      {problems.length > 0 && <p className="text-sm text-danger">{problems.join(" ")}</p>}
    </section>
  );
}
