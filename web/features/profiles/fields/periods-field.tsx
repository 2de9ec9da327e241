import { CalendarOff, CalendarPlus, X } from "lucide-react";
import { useState } from "react";
import type { AvailabilityPeriod } from "#contract/profile-parts.ts";
import { announce } from "#web/lib/browser/announce.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { DateRangeField, type DayRange } from "#web/ui/dates/date-range-field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { isComplete, type NewPeriod, noPeriod, usePeriodWords, withAdded } from "./periods.ts";

export type PeriodsFieldProps = {
  periods: readonly AvailabilityPeriod[];
  added: NewPeriod;
  today: string;
  /** One below what it stands under. */
  heading: "h2" | "h3";
  error?: string | undefined;
  onChange: (changed: { periods?: AvailabilityPeriod[]; added?: NewPeriod }) => void;
};

/** The days that differ from the ordinary week. */
export function PeriodsField(props: PeriodsFieldProps) {
  const { periods, added, today, heading: Heading, error, onChange } = props;
  const { t } = useTranslation("profiles");
  const [asked, setAsked] = useState(false);
  const range: DayRange | null = added.from && added.to ? { from: added.from, to: added.to } : null;

  function add() {
    setAsked(!isComplete(added));
    if (!isComplete(added)) return;
    onChange({ periods: withAdded(periods, added), added: { ...noPeriod, kind: added.kind } });
    announce(t("availability.periodAdded"));
  }

  return (
    <div className="grid gap-4">
      <div>
        <Heading className="text-lg">{t("availability.periods")}</Heading>
        <p className="mt-1 text-sm text-ink-soft">{t("availability.periodsHint")}</p>
      </div>
      {periods.length > 0 && (
        <ul className="grid gap-2">
          {periods.map((period) => (
            <PeriodRow
              key={`${period.kind} ${period.startDate} ${period.endDate}`}
              period={period}
              today={today}
              onRemove={() => onChange({ periods: periods.filter((each) => each !== period) })}
            />
          ))}
        </ul>
      )}
      <div className="grid gap-4 rounded-card bg-sunken p-4">
        <ChipsField
          label={t("availability.kind")}
          single
          options={[
            { id: "away", label: t("availability.away") },
            { id: "available", label: t("availability.available") },
          ]}
          value={[added.kind]}
          onChange={([kind = "away"]) => onChange({ added: { ...added, kind } })}
        />
        <DateRangeField
          label={t("availability.range")}
          min={today}
          value={range}
          error={error ?? (asked && !isComplete(added) ? t("availability.needRange") : undefined)}
          onChange={(next) =>
            onChange({ added: { ...added, from: next?.from ?? "", to: next?.to ?? "" } })
          }
        />
        <Button variant="secondary" size="sm" onClick={add} className="justify-self-start">
          {t("availability.add")}
        </Button>
      </div>
    </div>
  );
}

type PeriodRowProps = { period: AvailabilityPeriod; today: string; onRemove: () => void };

function PeriodRow({ period, today, onRemove }: PeriodRowProps) {
  const { t } = useTranslation("profiles");
  const words = usePeriodWords(period, today);
  const Icon = period.kind === "away" ? CalendarOff : CalendarPlus;
  return (
    <li className="flex items-center gap-3 rounded-field border border-line py-1 pr-1 pl-3.5">
      <Icon className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1">{words}</span>
      <IconButton
        label={t("availability.remove", { period: words })}
        icon={<X />}
        onClick={onRemove}
      />
    </li>
  );
}
