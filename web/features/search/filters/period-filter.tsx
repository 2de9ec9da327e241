import { useState } from "react";
import { dayMs } from "#contract/shared/durations.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { DayRange } from "#web/ui/dates/date-range-field.tsx";
import { DateRangeOnPress } from "#web/ui/dates/date-range-on-press.tsx";
import type { Filters, SearchKind } from "../address/search.ts";
import { vacationNames } from "../address/search-words.ts";

/** As the contract has it: a stay of more days is not looked for. */
const mostDays = 92;

export type PeriodFilterProps = {
  kind: SearchKind;
  filters: Filters;
  today: string;
  onChange: (changed: Filters) => void;
  /** Without a label above and a hint under it, for a bar. */
  short?: boolean;
};

/** Sitters who are free on all the days, or requests for some of them. */
export function PeriodFilter({ kind, filters, today, onChange, short }: PeriodFilterProps) {
  const { t } = useTranslation("search");
  const [error, setError] = useState<string>();
  const isSitters = kind === "sitters";
  const value = isSitters ? readVacation(filters.vacations?.[0]) : readBetween(filters);

  function change(range: DayRange | null) {
    const isTooLong = isSitters && range !== null && daysIn(range) > mostDays;
    setError(isTooLong ? t("filters.periodTooLong") : undefined);
    // A range that is still being typed may end before it begins.
    if (isTooLong || (range && (range.to < range.from || range.from < today))) return;
    if (isSitters) onChange({ vacations: range ? [`${range.from}/${range.to}`] : [] });
    else onChange({ from: range?.from, to: range?.to });
  }

  return (
    <DateRangeOnPress
      label={t(isSitters ? "filters.period" : "filters.between")}
      labelHidden={short}
      hint={short ? undefined : t(isSitters ? "filters.periodHint" : "filters.betweenHint")}
      min={today}
      error={error}
      value={value}
      onChange={change}
      fromName={isSitters ? vacationNames.from : "from"}
      toName={isSitters ? vacationNames.to : "to"}
    />
  );
}

function readVacation(period: string | undefined): DayRange | null {
  const [from, to] = period?.split("/") ?? [];
  return from && to ? { from, to } : null;
}

function readBetween({ from, to }: Filters): DayRange | null {
  return from && to ? { from, to } : null;
}

function daysIn({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}
