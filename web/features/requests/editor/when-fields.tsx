import { CalendarDays, Repeat } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { DateField } from "#web/ui/dates/date-field.tsx";
import { DateRangeField, type DayRange } from "#web/ui/dates/date-range-field.tsx";
import { TimeField } from "#web/ui/dates/time-field.tsx";
import { WeekGrid } from "#web/ui/dates/week-grid.tsx";
import type { RequestFields } from "./request-fields.ts";

export type WhenFieldsProps = RequestFields & {
  /** The first day that can be asked for. */
  today: string;
};

export function WhenFields({ form, today }: WhenFieldsProps) {
  const { t } = useTranslation("requests");
  const { values, errors, change } = form;
  const { startDate, endDate, kind } = values;
  const period: DayRange | null = startDate && endDate ? { from: startDate, to: endDate } : null;
  return (
    <>
      <RadioCards
        label={t("steps.when.kind")}
        columns={2}
        options={[
          {
            id: "dates",
            label: t("steps.when.dates"),
            hint: t("steps.when.datesHint"),
            icon: <CalendarDays />,
          },
          {
            id: "recurring",
            label: t("steps.when.recurring"),
            hint: t("steps.when.recurringHint"),
            icon: <Repeat />,
          },
        ]}
        value={kind}
        onChange={(chosen) =>
          change({ kind: chosen ?? "dates" }, ["kind", "startDate", "endDate", "weekdays"])
        }
      />
      {kind === "dates" ? (
        <DateRangeField
          label={t("steps.when.period")}
          hint={t("steps.when.periodHint")}
          min={today}
          value={period}
          error={errors.startDate ?? errors.endDate}
          onChange={(range) => change({ startDate: range?.from ?? "", endDate: range?.to ?? "" })}
        />
      ) : (
        <>
          <WeekGrid
            label={t("steps.when.week")}
            week={values.weekdays}
            error={errors.weekdays}
            onChange={(weekdays) => change({ weekdays })}
          />
          <DateField
            label={t("steps.when.start")}
            hint={t("steps.when.startHint")}
            optional
            min={today}
            years={3}
            value={startDate || null}
            error={errors.startDate}
            onChange={(on) => change({ startDate: on ?? "" })}
          />
        </>
      )}
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-semibold">{t("steps.when.times")}</legend>
        <div className="grid grid-cols-2 gap-3 sm:max-w-list">
          <TimeField label={t("steps.when.startTime")} optional {...form.field("startTime")} />
          <TimeField label={t("steps.when.endTime")} optional {...form.field("endTime")} />
        </div>
        <p className="text-sm text-ink-soft">{t("steps.when.timesHint")}</p>
      </fieldset>
    </>
  );
}
