import { useState } from "react";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { DateField } from "#web/ui/dates/date-field.tsx";
import { useSaveAtOnce } from "./use-save-at-once.ts";

export type AwayFormProps = { today: string; onCancel: () => void };

type Kind = "day" | "forNow";

/** Until when: a day, or until they say so. Loaded when asked for, as its calendar is large. */
export function AwayForm({ today, onCancel }: AwayFormProps) {
  const { t } = useTranslation("profiles");
  const locale = useLocale();
  const save = useSaveAtOnce();
  const [kind, setKind] = useState<Kind>("day");
  const [day, setDay] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  async function leave() {
    const isDay = kind === "day";
    if (isDay && (day === null || day < today)) return setError(t("away.needDay"));
    const done =
      isDay && day
        ? t("away.untilText", { day: dayOfMonthInWords(day, locale, today) })
        : t("away.forNowText");
    await save.press({ change: { awayUntil: isDay && day ? day : "for_now" }, done });
  }

  return (
    <div className="grid gap-4 rounded-field bg-sunken px-4 py-4">
      <ChipsField
        single
        label={t("away.label")}
        hint={t("away.hint")}
        options={[
          { id: "day", label: t("away.day") },
          { id: "forNow", label: t("away.forNow") },
        ]}
        value={[kind]}
        onChange={([chosen = "day"]) => setKind(chosen)}
      />
      {kind === "day" && (
        <DateField
          label={t("away.lastDay")}
          min={today}
          years={2}
          value={day}
          error={error}
          onChange={(on) => {
            setError(undefined);
            setDay(on);
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={save.pending} onClick={() => void leave()}>
          {t("away.save")}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {t("away.cancel")}
        </Button>
      </div>
    </div>
  );
}
